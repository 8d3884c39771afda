//! What the administration is told of the system it runs on.

use super::Text;
use chrono::TimeDelta;

pub const DATABASE_FINE: Text =
    Text::Fixed("Accessible, et à jour de ses migrations.", "Reachable, and its migrations are up to date.");
pub const DATABASE_BEHIND: Text = Text::Fixed(
    "Des migrations attendent : lancez « palabre migrate ».",
    "Migrations are pending: run “palabre migrate”.",
);
pub const ASSISTANT_BUILTIN: Text = Text::Fixed("Le moteur intégré répond.", "The built-in engine answers.");
pub const ASSISTANT_STARTING: Text = Text::Fixed(
    "L’index de recherche est en construction : les premières réponses se font attendre.",
    "The search index is being built: the first answers take a moment.",
);
pub const DISK_UNKNOWN: Text =
    Text::Fixed("Le système n’indique pas la place libre.", "The system does not say how much room is left.");
pub const PAYMENTS_OFF: Text = Text::Fixed(
    "Aucun opérateur n’est branché : les abonnements se règlent ici, à la main.",
    "No operator is connected: subscriptions are set here, by hand.",
);
pub const PAYMENTS_TEST: Text = Text::Fixed(
    "Mode test : un remplaçant joue les opérateurs, aucun argent réel.",
    "Test mode: a stand-in plays the operators, no real money.",
);
pub const PAYMENTS_DOWN: Text = Text::Fixed(
    "Un opérateur ne répond pas : on n’y commence plus de paiement, et on l’interroge toutes les 30 secondes.",
    "An operator does not answer: no payment is begun with it, and it is asked every 30 seconds.",
);
pub const PAYMENTS_FINE: Text =
    Text::Fixed("Les opérateurs de paiement sont branchés.", "The payment operators are connected.");
pub const IMPORT_NEVER: Text =
    Text::Fixed("Aucun import de décisions pour l’instant.", "No decisions were imported so far.");
pub const MAIL_FINE: Text = Text::Fixed("La file d’envoi est vide.", "Nothing waits to be sent.");

pub fn assistant_remote(model: &str) -> Text {
    Text::Made(
        format!("Le modèle {model} répond ; le moteur intégré prend le relais s’il échoue."),
        format!("The model {model} answers; the built-in engine steps in when it fails."),
    )
}

pub fn mail_waits_as_files(pending: i64) -> Text {
    Text::Made(
        format!(
            "Sans serveur de messagerie, les courriels s’écrivent dans des fichiers. En attente : {pending}."
        ),
        format!("Without a mail server, mails are written to files. Waiting: {pending}."),
    )
}

pub fn mail_waits(pending: i64, oldest: TimeDelta) -> Text {
    let minutes = oldest.num_minutes().max(0);
    Text::Made(
        format!("En attente : {pending}. Le plus ancien attend depuis {minutes} min."),
        format!("Waiting: {pending}. The oldest has been waiting for {minutes} min."),
    )
}

pub fn mail_failed(failed: i64, pending: i64) -> Text {
    Text::Made(
        format!("Courriels abandonnés : {failed}. En attente : {pending}."),
        format!("Mails given up: {failed}. Waiting: {pending}."),
    )
}

/// In the unit that disks are sold in.
pub fn disk_free(bytes: u64) -> Text {
    let tenths = bytes / 100_000_000;
    let (whole, tenth) = (tenths / 10, tenths % 10);
    Text::Made(format!("{whole},{tenth} Go libres."), format!("{whole}.{tenth} GB free."))
}

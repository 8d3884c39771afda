//! Buying Premium: what is refused, and why a payment did not succeed.

use super::Text;
use payments::domain::{FieldReason, Plan, Reason, StatementError};

pub const PAYMENT_OPEN: Text = Text::Fixed(
    "Un paiement est déjà en cours : nous vérifions encore. Attendez qu’il se termine avant d’en commencer un autre.",
    "A payment is already under way: we are still checking. Wait until it ends before starting another one.",
);
pub const PREMIUM_UNLIMITED: Text = Text::Fixed(
    "Votre abonnement Premium n’a pas de fin : il n’y a rien à payer.",
    "Your Premium subscription has no end: there is nothing to pay.",
);
pub const OPERATOR_OFF: Text = Text::Fixed(
    "Ce moyen de paiement n’est pas disponible pour l’instant.",
    "This payment method is not available at the moment.",
);
pub const OPERATOR_DOWN: Text = Text::Fixed(
    "Cet opérateur ne répond pas en ce moment. Rien n’a été débité : réessayez dans quelques minutes, ou choisissez l’autre opérateur.",
    "This operator does not answer at the moment. Nothing was taken: try again in a few minutes, or choose the other operator.",
);
pub const NO_RECEIPT: Text = Text::Fixed(
    "Il n’y a de reçu que pour un paiement réussi.",
    "There is a receipt only for a payment that succeeded.",
);
pub const PROMPT_NOT_SENT: Text = Text::Fixed(
    "La demande n’a pas pu être renvoyée sur le téléphone. Composez le code indiqué pour la retrouver, ou attendez : ce paiement reste suivi.",
    "The request could not be sent to the phone again. Dial the code shown to find it, or wait: this payment is still being followed.",
);
pub const PROMPT_UNKNOWN: Text = Text::Fixed(
    "Nous ne savons pas si la demande est repartie. Regardez le téléphone avant de recommencer : rien n’est débité sans votre code secret.",
    "We do not know whether the request was sent again. Look at the phone before you try once more: nothing is taken without your PIN.",
);
pub const PAYMENT_ENDED: Text = Text::Fixed(
    "Ce paiement s’est terminé entre-temps : il n’y a plus rien à confirmer sur le téléphone.",
    "This payment has ended meanwhile: there is nothing left to confirm on the phone.",
);
pub const WRONG_STATE: Text = Text::Fixed(
    "Ce paiement n’est plus dans un état où cela se décide. Rechargez la page.",
    "This payment is no longer in a state for this decision. Reload the page.",
);
pub const DECISION_WAITING: Text = Text::Fixed(
    "Une décision attend déjà d’être confirmée.",
    "A decision is already waiting to be confirmed.",
);
pub const NO_DECISION: Text =
    Text::Fixed("Aucune décision n’attend d’être confirmée.", "No decision is waiting to be confirmed.");
pub const SECOND_ADMIN_NEEDED: Text = Text::Fixed(
    "Un autre administrateur doit confirmer cette décision.",
    "Another administrator has to confirm this decision.",
);
pub const EXTERNAL_TAKEN: Text = Text::Fixed(
    "Cette transaction de l’opérateur correspond déjà à un autre paiement.",
    "This transaction of the operator already stands for another payment.",
);

pub fn field(reason: FieldReason) -> Text {
    match reason {
        FieldReason::PlanUnknown => {
            Text::Fixed("Choisissez une formule : monthly ou annual.", "Choose a plan: monthly or annual.")
        }
        FieldReason::MethodUnknown => {
            Text::Fixed("Choisissez MTN MoMo ou Orange Money.", "Choose MTN MoMo or Orange Money.")
        }
        FieldReason::PhoneInvalid => Text::Fixed(
            "Un numéro camerounais à 9 chiffres, qui commence par 6, est attendu.",
            "A Cameroonian number of 9 digits that starts with 6 is expected.",
        ),
        FieldReason::StatusUnknown => super::marketplace::UNKNOWN_CODE,
        FieldReason::DecisionUnknown => Text::Fixed(
            "Valeurs admises : succeeded, failed, refunded.",
            "Values allowed: succeeded, failed, refunded.",
        ),
        FieldReason::NoteTooShort => Text::Fixed(
            "Expliquez la décision (3 caractères au moins).",
            "Explain the decision (3 characters at least).",
        ),
        FieldReason::TooLong { max } => super::marketplace::too_long(max),
        FieldReason::DayInvalid => {
            Text::Fixed("Une date est attendue : 2026-11-21.", "A date is expected: 2026-11-21.")
        }
        FieldReason::PeriodReversed => {
            Text::Fixed("La fin vient avant le début.", "The end comes before the beginning.")
        }
    }
}

pub fn statement(e: &StatementError) -> Text {
    match e {
        StatementError::Empty => Text::Fixed("Ce relevé est vide.", "This statement is empty."),
        StatementError::NoReference => Text::Fixed(
            "Aucune colonne ne donne le numéro de transaction.",
            "No column holds the transaction number.",
        ),
        StatementError::NoAmount => {
            Text::Fixed("Aucune colonne ne donne le montant.", "No column holds the amount.")
        }
        StatementError::Unreadable { line } => Text::Made(
            format!("La ligne {line} du relevé est illisible."),
            format!("Line {line} of the statement cannot be read."),
        ),
        StatementError::TooLong => Text::Fixed(
            "Ce relevé a plus de 20 000 lignes : comparez-le en plusieurs fois.",
            "This statement has over 20,000 lines: compare it in parts.",
        ),
    }
}

/// Why it did not succeed, and what to do.
pub fn reason(reason: Reason) -> Text {
    match reason {
        Reason::NotEnoughFunds => Text::Fixed(
            "Le solde du compte est insuffisant. Rechargez-le, puis réessayez ; rien n’a été débité.",
            "The balance is too low. Top up, then try again; nothing was taken.",
        ),
        Reason::NotConfirmed => Text::Fixed(
            "Le code secret n’a pas été saisi à temps. Réessayez, et gardez votre téléphone à portée de main.",
            "The PIN was not entered in time. Try again, and keep your phone at hand.",
        ),
        Reason::RefusedByPayer => Text::Fixed(
            "Le paiement a été refusé sur le téléphone. Rien n’a été débité.",
            "The payment was refused on the phone. Nothing was taken.",
        ),
        Reason::Expired => Text::Fixed(
            "La demande a expiré avant d’être confirmée. Rien n’a été débité : vous pouvez réessayer.",
            "The request expired before it was confirmed. Nothing was taken: you can try again.",
        ),
        Reason::NoWallet => Text::Fixed(
            "Ce numéro n’a pas de compte chez cet opérateur. Vérifiez le numéro et l’opérateur.",
            "This number has no account with this operator. Check the number and the operator.",
        ),
        Reason::WalletDoubtful => Text::Fixed(
            "D’après l’opérateur, ce numéro n’a peut-être pas de compte actif. Si rien ne s’affiche sur le téléphone, vérifiez le numéro.",
            "The operator doubts that this number has an active account. If nothing shows on the phone, check the number.",
        ),
        Reason::LimitReached => Text::Fixed(
            "Le plafond de ce compte est atteint. Essayez la formule mensuelle, ou voyez avec votre opérateur.",
            "This account has reached its limit. Try the monthly plan, or ask your operator.",
        ),
        Reason::PayerBlocked => Text::Fixed(
            "Ce compte est bloqué chez l’opérateur. Voyez avec lui, ou payez depuis un autre numéro.",
            "This account is blocked by the operator. Ask them, or pay from another number.",
        ),
        Reason::MerchantBlocked => Text::Fixed(
            "L’opérateur n’a pas accepté notre demande. Ce n’est pas de votre fait : nous sommes prévenus.",
            "The operator did not accept our request. It is not your doing: we have been told.",
        ),
        Reason::OperatorUnavailable => Text::Fixed(
            "L’opérateur ne répond pas. Rien n’a été débité : réessayez dans quelques minutes.",
            "The operator does not answer. Nothing was taken: try again in a few minutes.",
        ),
        Reason::OtherAmount => Text::Fixed(
            "L’opérateur annonce un autre montant que le nôtre. Nous vérifions à la main : ne payez pas une seconde fois.",
            "The operator reports another amount than ours. We are checking by hand: do not pay a second time.",
        ),
        Reason::OtherCurrency => Text::Fixed(
            "L’opérateur annonce une autre monnaie que la nôtre. Nous vérifions à la main : ne payez pas une seconde fois.",
            "The operator reports another currency than ours. We are checking by hand: do not pay a second time.",
        ),
        Reason::OtherReference => Text::Fixed(
            "L’opérateur nomme une autre référence que celle de votre achat. Nous vérifions à la main : ne payez pas une seconde fois.",
            "The operator names another reference than that of your purchase. We are checking by hand: do not pay a second time.",
        ),
        Reason::OtherTransaction => Text::Fixed(
            "L’opérateur annonce un numéro de transaction qui ne peut pas être celui de votre achat. Nous vérifions à la main : ne payez pas une seconde fois.",
            "The operator reports a transaction number that cannot be that of your purchase. We are checking by hand: do not pay a second time.",
        ),
        Reason::Mismatch => Text::Fixed(
            "Ce que l’opérateur annonce ne concorde pas avec votre achat. Nous vérifions à la main : ne payez pas une seconde fois.",
            "What the operator reports does not agree with your purchase. We are checking by hand: do not pay a second time.",
        ),
        Reason::NoAnswer => Text::Fixed(
            "L’opérateur n’a pas pu dire si le paiement a eu lieu. Nous vérifions à la main : ne payez pas une seconde fois.",
            "The operator could not say whether the payment took place. We are checking by hand: do not pay a second time.",
        ),
        Reason::ByHand => Text::Fixed(
            "Nous avons vérifié à la main : ce paiement n’a pas eu lieu, ou il vous a été rendu.",
            "We have checked by hand: this payment did not take place, or was given back to you.",
        ),
        Reason::Other => Text::Fixed(
            "L’opérateur a refusé le paiement. Rien n’a été débité : vous pouvez réessayer.",
            "The operator refused the payment. Nothing was taken: you can try again.",
        ),
    }
}

pub fn plan(plan: Plan) -> Text {
    match plan {
        Plan::Monthly => Text::Fixed("Premium, un mois", "Premium, one month"),
        Plan::Annual => Text::Fixed("Premium, un an", "Premium, one year"),
    }
}

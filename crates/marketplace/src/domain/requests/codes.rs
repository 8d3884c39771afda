use crate::domain::text::fold;
use std::str::FromStr;

/// An enum that is a code on the wire and in the database.
macro_rules! codes {
    ($(#[$m:meta])* $name:ident { $($(#[$v:meta])* $variant:ident = $code:literal),+ $(,)? }) => {
        $(#[$m])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$v])* $variant),+ }

        impl $name {
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            pub fn as_str(&self) -> &'static str {
                match self { $(Self::$variant => $code),+ }
            }

            fn of_code(code: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|v| v.as_str() == code)
            }
        }
    };
}

/// For codes that are read exactly as they are written.
macro_rules! exact {
    ($($name:ident),+) => {$(
        impl FromStr for $name {
            type Err = &'static str;
            fn from_str(s: &str) -> Result<Self, Self::Err> {
                Self::of_code(s).ok_or("unknown code")
            }
        }
    )+};
}

codes! {
    /// The branch of law of a request.
    LegalDomain {
        Civil = "civil",
        Penal = "penal",
        Commercial = "commercial",
        Travail = "travail",
        Famille = "famille",
        Immobilier = "immobilier",
        Fiscal = "fiscal",
        Administratif = "administratif",
        Autre = "autre",
    }
}

codes! {
    /// How soon; each page has its own labels for these.
    Urgency { Low = "low", Normal = "normal", High = "high", Critical = "critical" }
}

codes! {
    RequestStatus { Open = "open", Assigned = "assigned", Closed = "closed" }
}

codes! {
    CloseReason {
        Client = "client",
        Rated = "rated",
        /// Thirty days without anything happening.
        Idle = "idle",
        /// Thirty days after the deadline of the selected proposal.
        Deadline = "deadline",
        Admin = "admin",
    }
}

codes! {
    ProposalStatus { Pending = "pending", Accepted = "accepted", Rejected = "rejected", Withdrawn = "withdrawn" }
}

codes! {
    /// Who said no: the client, who may take it back, or the selection of another proposal.
    RejectedBy { Client = "client", Selection = "selection", Closing = "closing" }
}

exact!(Urgency, RequestStatus, CloseReason, ProposalStatus, RejectedBy);

impl FromStr for LegalDomain {
    type Err = &'static str;

    /// A code, or a label of either form in either language ("Droit du travail", "Labour law").
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let folded = fold(s);
        let bare = ["droit de la ", "droit du ", "droit des ", "droit de l'", "droit "]
            .iter()
            .find_map(|p| folded.strip_prefix(p))
            .or_else(|| folded.strip_suffix(" law"))
            .unwrap_or(&folded);
        Self::of_code(bare)
            .or(match bare {
                "criminal" => Some(Self::Penal),
                "affaires" | "business" => Some(Self::Commercial),
                "labour" | "labor" | "employment" => Some(Self::Travail),
                "family" => Some(Self::Famille),
                "foncier" | "real estate" | "property" | "land" => Some(Self::Immobilier),
                "tax" => Some(Self::Fiscal),
                "administrative" => Some(Self::Administratif),
                "autres" | "other" => Some(Self::Autre),
                _ => None,
            })
            .ok_or("unknown code")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_domain_is_read_from_its_code_and_from_every_label() {
        for (label, domain) in [
            ("travail", LegalDomain::Travail),
            ("Droit du travail", LegalDomain::Travail),
            ("Labour law", LegalDomain::Travail),
            ("Droit pénal", LegalDomain::Penal),
            ("Criminal law", LegalDomain::Penal),
            ("Droit de la famille", LegalDomain::Famille),
            ("Droit immobilier", LegalDomain::Immobilier),
            ("Real estate law", LegalDomain::Immobilier),
            ("Droit foncier", LegalDomain::Immobilier),
            ("Droit des affaires", LegalDomain::Commercial),
            ("Droit administratif", LegalDomain::Administratif),
            ("Tax law", LegalDomain::Fiscal),
            ("Autre", LegalDomain::Autre),
        ] {
            assert_eq!(label.parse(), Ok(domain), "{label}");
        }
        for domain in LegalDomain::ALL {
            assert_eq!(domain.as_str().parse(), Ok(*domain));
        }
        for unknown in ["", "droit", "maritime", "droit de la mer", "<b>civil</b>"] {
            assert!(unknown.parse::<LegalDomain>().is_err(), "{unknown}");
        }
    }
}

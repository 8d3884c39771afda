use std::str::FromStr;

/// What a person chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Method {
    MtnMomo,
    OrangeMoney,
}

impl Method {
    pub const ALL: [Self; 2] = [Self::MtnMomo, Self::OrangeMoney];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::MtnMomo => "mtn_momo",
            Self::OrangeMoney => "orange_money",
        }
    }
}

impl FromStr for Method {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|m| m.as_str() == s).ok_or("unknown method")
    }
}

/// The protocol that a payment travels by. Orange has two unrelated ones; the merchant's contract says which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Channel {
    MtnMomo,
    /// A page of Orange's, to which the payer is sent.
    OrangeWeb,
    /// A prompt on the payer's phone.
    OrangeCore,
}

impl Channel {
    pub const ALL: [Self; 3] = [Self::MtnMomo, Self::OrangeWeb, Self::OrangeCore];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::MtnMomo => "mtn_momo",
            Self::OrangeWeb => "orange_web",
            Self::OrangeCore => "orange_core",
        }
    }

    pub fn method(self) -> Method {
        match self {
            Self::MtnMomo => Method::MtnMomo,
            Self::OrangeWeb | Self::OrangeCore => Method::OrangeMoney,
        }
    }

    /// Without the token that the first call answers there is nothing to ask for, and no money has moved: the payer was shown
    /// no page (web), or no prompt was asked for (core). `assumed`, payments.md 3 and 8.
    pub fn needs_token(self) -> bool {
        matches!(self, Self::OrangeWeb | Self::OrangeCore)
    }

    /// What the payer dials to find a waiting payment. `*126#` is MTN MoMo's menu in Cameroon; which of its entries shows what waits
    /// is not published (`assumed`). `#150*50#` is told by integrators.
    pub fn dial(self) -> Option<&'static str> {
        match self {
            Self::MtnMomo => Some("*126#"),
            Self::OrangeCore => Some("#150*50#"),
            Self::OrangeWeb => None,
        }
    }
}

impl FromStr for Channel {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|c| c.as_str() == s).ok_or("unknown channel")
    }
}

use std::str::FromStr;

/// What mails of notices are about, as a person chooses among them. The names stay as they are: rows hold them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    Proposals,
    Messages,
    /// Deadlines, and requests that wait or were closed.
    Deadlines,
    Appointments,
    Cases,
    /// The daily mail to a professional.
    NewRequests,
    /// Of a professional's roll number.
    Verification,
    /// That Premium ends. Payments themselves are always mailed.
    Premium,
}

impl Topic {
    pub const ALL: [Self; 8] = [
        Self::Proposals,
        Self::Messages,
        Self::Deadlines,
        Self::Appointments,
        Self::Cases,
        Self::NewRequests,
        Self::Verification,
        Self::Premium,
    ];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Proposals => "proposals",
            Self::Messages => "messages",
            Self::Deadlines => "deadlines",
            Self::Appointments => "appointments",
            Self::Cases => "cases",
            Self::NewRequests => "new_requests",
            Self::Verification => "verification",
            Self::Premium => "premium",
        }
    }
}

impl FromStr for Topic {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|t| t.as_str() == s).ok_or("unknown topic")
    }
}

#[cfg(test)]
mod tests {
    use super::Topic;

    #[test]
    fn a_topic_reads_back_from_its_name() {
        for topic in Topic::ALL {
            assert_eq!(topic.as_str().parse(), Ok(topic));
        }
        assert!("everything".parse::<Topic>().is_err());
    }
}

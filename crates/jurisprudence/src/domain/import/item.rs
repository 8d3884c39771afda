use super::codes;

codes! {
    /// What became of a decision.
    Outcome {
        Waiting = "waiting",
        Imported = "imported",
        /// It was here, and says the same.
        Known = "known",
        /// It was here; another spelling of its number was taken over.
        Updated = "updated",
        /// It waits for a person.
        Review = "review",
        /// It was read, and is none that may be kept.
        Refused = "refused",
        /// It could not be had, or not be read.
        Failed = "failed",
    }
}

codes! {
    ItemReason {
        /// It belongs to a decision that was here without a text.
        TextAttached = "text_attached",
        /// The same of a decision that somebody vouches for: what was vouched for stands, the text waits to be read.
        TextWaits = "text_waits",
        /// Another decision here has the same id of the source.
        SharedId = "shared_id",
        /// An administrator deleted it here.
        DeletedHere = "deleted_here",
        /// A person has decided on the very same already.
        DecidedBefore = "decided_before",
        NumberRespelled = "number_respelled",
        ProbableDuplicate = "probable_duplicate",
        ChangedAtSource = "changed_at_source",
        EmptyText = "empty_text",
        /// The source itself could not take it in; the detail says why.
        ErrorDocument = "error_document",
        OtherCountry = "other_country",
        ImpossibleDate = "impossible_date",
        /// The detail names the field.
        MissingField = "missing_field",
        /// The list has two decisions under one id, and the site serves one of them.
        IdTwice = "id_twice",
        NotFound = "not_found",
        /// It was here, and is kept; the source has it no more.
        GoneAtSource = "gone_at_source",
        Unreadable = "unreadable",
        /// A page for people, saved in place of a decision.
        WebPage = "web_page",
        /// The detail has the limit, in bytes.
        TooLarge = "too_large",
        /// Decisions in one file; the detail says how many.
        TooMany = "too_many",
        Timeout = "timeout",
        Network = "network",
        /// The detail has the status.
        Status = "status",
        /// Something here failed while it was kept.
        NotKept = "not_kept",
    }
}

/// One decision that a run meant to read, or one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportItem {
    /// From 1.
    pub position: i64,
    /// Empty for a file that names none.
    pub source_id: String,
    /// As the list has it; the name of a file.
    pub title: String,
    pub outcome: Outcome,
    pub reason: Option<ItemReason>,
    pub detail: Option<String>,
    pub case_id: Option<i64>,
}

impl Outcome {
    /// Neither new nor in error.
    pub fn is_skipped(self) -> bool {
        matches!(self, Self::Known | Self::Updated | Self::Review | Self::Refused)
    }
}

//! jurisprudence

//! Through the public list only.
mod common;
mod dialogue;
mod documents;
mod files;
mod text;
mod words;

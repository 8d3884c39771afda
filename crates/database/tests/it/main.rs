//! What every part of the product relies on. One program: it links once.

mod pool;
mod schema;

//! Messages between the two parties of a request, and their attachments.

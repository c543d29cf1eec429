-- Administrators search messages to the team by parts of words.
create index inquiry_words on inquiry using gin (name gin_trgm_ops, email gin_trgm_ops, about gin_trgm_ops);
create index inquiry_message_words on inquiry_message using gin (text gin_trgm_ops);

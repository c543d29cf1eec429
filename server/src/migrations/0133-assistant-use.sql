-- What a configured model answered by day and destination, and cost in millionths of a US dollar. It stays when the destination goes: it was paid.
create table assistant_use (
  day date not null,
  destination_id uuid not null,
  answers integer not null,
  fallbacks integer not null,
  tokens_read bigint not null,
  tokens_written bigint not null,
  cost bigint not null,
  primary key (day, destination_id)
);

update exchange_message set debug = debug || '{"fallback": null, "tokens": null}' where debug is not null;

-- Prices of hotels are those of their room types.
alter table hotel drop column rates;
alter table event_hotel drop column rooms, drop column rate, drop column book_by;

-- Prices of hotels are those of their room types.
alter table hotel drop column rates;
alter table event_hotel drop column rooms, drop column rate, drop column book_by;

-- Choices of columns for typed rates, which would refuse the next file.
delete from import_mapping where kind = 'hotel' and choices::text like '%rates.%';
update import set choices = null where kind = 'hotel' and choices::text like '%rates.%';

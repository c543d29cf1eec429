-- With all fees that a hotel may charge, a stay of twenty guests costs more cents than an integer has room for.
alter table reservation alter column total type bigint, alter column total_with_taxes type bigint;

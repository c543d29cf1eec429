-- Counties and metropolitan areas, and the areas that each profile is in. Filled with the rest of the gazetteer.

create table gazetteer_county (
  fips text primary key,
  -- Without 'County'.
  name text not null,
  state text not null,
  -- Keys of metropolitan areas and regions that the county belongs to.
  metros text[] not null,
  population bigint not null
);

-- A county has several if islands belong to it. Holes are left out: where borders overlap, the smaller county is meant.
create table gazetteer_border (
  fips text not null references gazetteer_county (fips) on delete cascade,
  shape polygon not null
);
create index gazetteer_border_shape on gazetteer_border using gist (shape);

-- Metropolitan areas of Canada, whose divisions the county data lacks.
create table gazetteer_circle (
  metro text primary key,
  lat double precision not null,
  lng double precision not null,
  miles double precision not null
);

-- Keys such as 'county:39049' and 'metro:columbus', set by a trigger from the position.
alter table profile add column areas text[] not null default '{}';

-- A gazetteer without counties is loaded again.
delete from gazetteer_postal_code;
delete from gazetteer_place;

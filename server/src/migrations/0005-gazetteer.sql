-- Places and postal codes of the regions served. Filled from packages at the first start; NOTICE names their sources.

create table gazetteer_place (
  id integer primary key, -- the GeoNames id
  name text not null,
  -- The name without case, accents, spaces and punctuation, in bytewise order so that prefixes use the index.
  key text collate "C" not null,
  state text not null,
  lat double precision not null,
  lng double precision not null,
  population integer not null,
  -- A section of a town that has its own row.
  is_section boolean not null
);
create index gazetteer_place_key on gazetteer_place (key, population desc);
create index gazetteer_place_state on gazetteer_place (state);
create index gazetteer_place_position on gazetteer_place using gist (point(lng, lat));

create table gazetteer_postal_code (
  -- Five digits, or the first three characters of a Canadian code.
  code text collate "C" primary key,
  city text not null,
  city_key text collate "C" not null,
  state text not null,
  lat double precision not null,
  lng double precision not null
);
create index gazetteer_postal_code_city on gazetteer_postal_code (city_key, state);

-- Has a row if the demo catalogue is complete. Written by the transaction that builds it.
create table catalogue_build (
  name text primary key,
  profiles integer not null,
  built_date timestamptz not null default now()
);

-- Ranges of rates say whether stays may begin on their nights.
update hotel_room set ranges = (
  select jsonb_agg('{"isClosedToArrival": false}'::jsonb || x order by n) from jsonb_array_elements(ranges) with ordinality r (x, n))
where ranges <> '[]';

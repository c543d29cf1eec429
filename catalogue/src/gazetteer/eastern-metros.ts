import type { MetroArea } from './metro-area.ts'

/** The Midwest, the South, the East, and Canada. */
export const easternMetros: readonly MetroArea[] = [
  {
    key: 'nyc-metro',
    label: 'New York metro area',
    names: [
      'new york metro',
      'nyc metro',
      'greater new york',
      'tri state area',
      'tri-state area',
      'tristate area',
    ],
    counties: {
      NY: 'New York, Kings, Queens, Bronx, Richmond, Westchester, Rockland, Putnam, Nassau, Suffolk',
      NJ: 'Bergen, Hudson, Essex, Union, Passaic, Middlesex, Monmouth, Morris, Somerset, Ocean, Sussex, Hunterdon',
    },
  },
  {
    key: 'nyc',
    label: 'New York City',
    names: ['nyc', 'new york city', 'big apple', 'five boroughs'],
    counties: { NY: 'New York, Kings, Queens, Bronx, Richmond' },
  },
  { key: 'long-island', label: 'Long Island', names: ['long island'], counties: { NY: 'Nassau, Suffolk' } },
  {
    key: 'chicago',
    label: 'Chicago metro area',
    names: ['chicagoland', 'chicago metro', 'greater chicago', 'chicago area', 'chicago suburbs'],
    counties: { IL: 'Cook, DuPage, Lake, Will, Kane, McHenry, Kendall, Grundy, DeKalb', IN: 'Lake, Porter' },
  },
  {
    key: 'philly-metro',
    label: 'Philadelphia metro area',
    names: ['philadelphia metro', 'greater philadelphia', 'philly metro', 'philly area', 'delaware valley'],
    counties: {
      PA: 'Philadelphia, Bucks, Chester, Delaware, Montgomery',
      NJ: 'Burlington, Camden, Gloucester',
      DE: 'New Castle',
    },
  },
  {
    key: 'dc-metro',
    label: 'Washington, DC metro area',
    names: [
      'dmv',
      'dc metro',
      'dc area',
      'washington metro',
      'washington dc metro',
      'nova dc',
      'capital region dc',
    ],
    counties: {
      DC: 'District of Columbia',
      MD: "Montgomery, Prince George's, Frederick, Charles, Calvert",
      VA: 'Arlington, Fairfax, Loudoun, Prince William, Alexandria, Falls Church, Manassas, Manassas Park, Stafford, Spotsylvania, Fauquier',
    },
  },
  {
    key: 'nova',
    label: 'Northern Virginia',
    names: ['northern virginia', 'nova'],
    counties: {
      VA: 'Arlington, Fairfax, Loudoun, Prince William, Alexandria, Falls Church, Manassas, Manassas Park',
    },
  },
  {
    key: 'boston',
    label: 'Boston metro area',
    names: ['greater boston', 'boston metro', 'boston area'],
    counties: { MA: 'Suffolk, Middlesex, Norfolk, Essex, Plymouth', NH: 'Rockingham, Strafford' },
  },
  {
    key: 'atlanta',
    label: 'Atlanta metro area',
    names: ['greater atlanta', 'metro atlanta', 'atlanta metro', 'atlanta area', 'atl'],
    counties: {
      GA: 'Fulton, DeKalb, Gwinnett, Cobb, Clayton, Cherokee, Forsyth, Henry, Paulding, Douglas, Fayette, Coweta, Rockdale, Newton, Bartow',
    },
  },
  {
    key: 'miami',
    label: 'South Florida',
    names: ['south florida', 'sur de la florida', 'miami metro', 'greater miami', 'miami area', 'so fla'],
    counties: { FL: 'Miami-Dade, Broward, Palm Beach' },
  },
  {
    key: 'tampa-bay',
    label: 'Tampa Bay',
    names: ['tampa bay', 'tampa bay area', 'tampa metro'],
    counties: { FL: 'Hillsborough, Pinellas, Pasco, Hernando' },
  },
  {
    key: 'orlando',
    label: 'Orlando metro area',
    names: ['greater orlando', 'orlando metro', 'orlando area', 'central florida'],
    counties: { FL: 'Orange, Seminole, Osceola, Lake' },
  },
  {
    key: 'detroit',
    label: 'Detroit metro area',
    names: ['metro detroit', 'greater detroit', 'detroit metro', 'motor city'],
    counties: { MI: 'Wayne, Oakland, Macomb, Livingston, St. Clair, Lapeer' },
  },
  {
    key: 'twin-cities',
    label: 'Twin Cities',
    names: ['twin cities', 'minneapolis saint paul', 'minneapolis st paul', 'minneapolis-st. paul', 'msp'],
    counties: {
      MN: 'Hennepin, Ramsey, Dakota, Anoka, Washington, Scott, Carver, Wright, Sherburne, Chisago',
    },
  },
  {
    key: 'st-louis',
    label: 'St. Louis metro area',
    names: ['stl', 'greater st louis', 'st louis metro', 'st. louis area'],
    counties: {
      MO: 'St. Louis, St. Charles, Jefferson, Franklin, Lincoln, Warren',
      IL: 'Madison, St. Clair, Monroe',
    },
  },
  {
    key: 'kansas-city',
    label: 'Kansas City metro area',
    names: ['kc metro', 'kansas city metro', 'kansas city area', 'greater kansas city'],
    counties: { MO: 'Jackson, Clay, Cass, Platte', KS: 'Johnson, Wyandotte, Leavenworth, Miami' },
  },
  {
    key: 'baltimore',
    label: 'Baltimore metro area',
    names: ['greater baltimore', 'baltimore metro', 'baltimore area'],
    counties: { MD: "Baltimore, Anne Arundel, Howard, Harford, Carroll, Queen Anne's" },
  },
  {
    key: 'charlotte',
    label: 'Charlotte metro area',
    names: ['charlotte metro', 'greater charlotte', 'charlotte area', 'queen city'],
    counties: {
      NC: 'Mecklenburg, Union, Cabarrus, Gaston, Iredell, Rowan, Lincoln',
      SC: 'York, Lancaster, Chester',
    },
  },
  {
    key: 'triangle',
    label: 'Research Triangle',
    names: ['research triangle', 'raleigh durham', 'raleigh-durham', 'rdu', 'triangle nc', 'the triangle'],
    counties: { NC: 'Wake, Durham, Orange, Johnston, Chatham' },
  },
  {
    key: 'triad',
    label: 'Piedmont Triad',
    names: ['piedmont triad', 'greensboro winston-salem'],
    counties: { NC: 'Guilford, Forsyth, Davidson, Randolph, Alamance, Rockingham' },
  },
  {
    key: 'nashville',
    label: 'Nashville metro area',
    names: ['music city', 'nashville metro', 'middle tennessee', 'greater nashville'],
    counties: { TN: 'Davidson, Williamson, Rutherford, Wilson, Sumner, Robertson, Maury' },
  },
  {
    key: 'indy',
    label: 'Indianapolis metro area',
    names: ['indianapolis metro', 'greater indianapolis', 'indy area', 'indy metro', 'central indiana'],
    counties: { IN: 'Marion, Hamilton, Hendricks, Johnson, Boone, Hancock, Morgan, Madison' },
  },
  {
    key: 'cincinnati',
    label: 'Cincinnati metro area',
    names: ['cincy', 'greater cincinnati', 'cincinnati metro', 'cincy area'],
    counties: { OH: 'Hamilton, Butler, Warren, Clermont', KY: 'Kenton, Boone, Campbell' },
  },
  {
    key: 'cleveland',
    label: 'Cleveland metro area',
    names: ['greater cleveland', 'northeast ohio', 'cleveland metro', 'cleveland area'],
    counties: { OH: 'Cuyahoga, Lorain, Lake, Medina, Geauga, Summit' },
  },
  {
    key: 'columbus',
    label: 'Columbus metro area',
    names: ['central ohio', 'columbus metro', 'greater columbus'],
    counties: { OH: 'Franklin, Delaware, Licking, Fairfield, Pickaway, Union, Madison' },
  },
  {
    key: 'pittsburgh',
    label: 'Pittsburgh metro area',
    names: ['greater pittsburgh', 'pittsburgh metro', 'western pennsylvania', 'steel city'],
    counties: { PA: 'Allegheny, Westmoreland, Washington, Butler, Beaver' },
  },
  {
    key: 'lehigh-valley',
    label: 'Lehigh Valley',
    names: ['lehigh valley'],
    counties: { PA: 'Lehigh, Northampton, Carbon' },
  },
  {
    key: 'hampton-roads',
    label: 'Hampton Roads',
    names: ['hampton roads', 'tidewater'],
    counties: {
      VA: 'Norfolk, Virginia Beach, Chesapeake, Newport News, Hampton, Portsmouth, Suffolk, James City, York, Williamsburg',
    },
  },
  {
    key: 'quad-cities',
    label: 'Quad Cities',
    names: ['quad cities'],
    counties: { IA: 'Scott', IL: 'Rock Island, Henry, Mercer' },
  },
  {
    key: 'florida-panhandle',
    label: 'Florida Panhandle',
    names: ['florida panhandle', 'emerald coast'],
    counties: { FL: 'Escambia, Santa Rosa, Okaloosa, Walton, Bay, Gulf, Franklin, Leon' },
  },
  { key: 'cape-cod', label: 'Cape Cod', names: ['cape cod'], counties: { MA: 'Barnstable' } },
  {
    key: 'new-orleans',
    label: 'New Orleans metro area',
    names: ['nola', 'big easy', 'greater new orleans', 'new orleans metro'],
    counties: { LA: 'Orleans, Jefferson, St. Tammany, St. Bernard, Plaquemines, St. Charles' },
  },
  {
    key: 'gta',
    label: 'Greater Toronto Area',
    names: ['gta', 'greater toronto', 'greater toronto area', 'toronto area'],
    circle: { lat: 43.75, lng: -79.42, miles: 40 },
  },
  {
    key: 'montreal',
    label: 'Greater Montréal',
    names: ['greater montreal', 'grand montréal', 'montreal area'],
    circle: { lat: 45.53, lng: -73.65, miles: 30 },
  },
  {
    key: 'vancouver',
    label: 'Metro Vancouver',
    names: ['metro vancouver', 'greater vancouver', 'lower mainland', 'vancouver area'],
    circle: { lat: 49.2, lng: -122.9, miles: 30 },
  },
]

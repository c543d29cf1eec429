import type { ReadingQuery } from '../reading-query.ts'

/** More queries of all sorts: smaller sports, postal codes, counties and places abroad. */
export const ninthMixedTwoQueries: readonly ReadingQuery[] = [
  {
    text: 'Indianapolos convention center w/ 20+ volleyball courts',
    filter: {
      facilityType: ['Convention Center'],
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 20 },
      near: 'Indianapolis, IN',
    },
  },
  { text: 'cheap gym rental 60540', filter: { facilityType: ['Gymnasium'], near: 'Naperville, IL 60540' } },
  { text: 'Miami FL 33166 batting cages', filter: { amenities: ['Batting Cages'], near: 'Miami, FL 33166' } },
  {
    text: 'inland empire soccer fields for 80 teams',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, area: 'metro:inland-empire' },
  },
  { text: '"Spooky Nook" manheim pa', filter: { text: 'Spooky Nook', near: 'Manheim, PA' } },
  { text: 'V5K badminton', filter: { sports: ['Badminton'], near: 'Vancouver, BC V5K' } },
  { text: 'cricket L5B 2C9', filter: { sports: ['Cricket'], near: 'Mississauga, ON L5B' } },
  {
    text: 'hockey rinks marquette michigan',
    filter: {
      sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'],
      space: { name: 'Rink' },
      near: 'Marquette, MI',
    },
  },
  {
    text: 'Lake Placid NY ice rink',
    filter: { space: { name: 'Rink', surface: ['Ice'] }, near: 'Lake Placid, NY' },
  },
  {
    text: 'criterium tulsa june 12-13',
    filter: { sports: ['Cycling'], near: 'Tulsa, OK' },
    dates: { from: '2027-06-12', to: '2027-06-13' },
  },
  { text: 'half marathon + 5k, Bentonville', filter: { sports: ['Running'], near: 'Bentonville, AR' } },
  {
    text: 'triathlon Kerrville TX labor day weekend',
    filter: { sports: ['Triathlon'], near: 'Kerrville, TX' },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  { text: 'rowing Oak Ridge Tennesee', filter: { sports: ['Rowing'], near: 'Oak Ridge, TN' } },
  {
    text: 'whitewater kayaking, Columbus Georgia',
    filter: { sports: ['Canoe & Kayak'], near: 'Columbus, GA' },
  },
  {
    text: 'snowboarding, Bozeman, February 2027',
    filter: { sports: ['Snowboarding'], near: 'Bozeman, MT' },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'fairgrounds for a rodeo, Elko Nevada',
    filter: { facilityType: ['Fairgrounds & Expo Center'], sports: ['Rodeo'], near: 'Elko, NV' },
  },
  {
    text: 'adult kickball fields silicon valley',
    filter: {
      sports: ['Kickball'],
      space: { name: 'Diamond', sport: 'Kickball' },
      area: 'metro:silicon-valley',
    },
  },
  {
    text: 'broomball rinks in the Dakotas',
    filter: {
      sports: ['Broomball'],
      space: { name: 'Rink', sport: 'Broomball' },
      state: ['North Dakota', 'South Dakota'],
    },
  },
  {
    text: 'is there a dodgeball gym in Metro Detroit',
    filter: { sports: ['Dodgeball'], facilityType: ['Gymnasium'], area: 'metro:detroit' },
  },
  { text: 'bocce cape cod', filter: { sports: ['Bocce'], area: 'metro:cape-cod' } },
  {
    text: 'chess + wifi + restaurant, St Louis',
    filter: { sports: ['Chess'], amenities: ['Wifi', 'Restaurant'], near: 'St. Louis, MO' },
  },
  {
    text: 'weightlifting 6 platforms Quad Cities',
    filter: {
      sports: ['Weightlifting'],
      space: { name: 'Lifting Platform', sport: 'Weightlifting', count: 6 },
      area: 'metro:quad-cities',
    },
  },
  { text: 'BJJ tournament 27601', filter: { sports: ['Jiu-Jitsu'], near: 'Raleigh, NC 27601' } },
  {
    text: 'MMA show, 3000 fans, Biloxi',
    filter: { sports: ['Mixed Martial Arts'], capacity: { from: 3000 }, near: 'Biloxi, MS' },
  },
  { text: 'tkd in gwinnett county', filter: { sports: ['Taekwondo'], area: 'county:13135' } },
  { text: 'skateboarding comp Puget Sound', filter: { sports: ['Skateboarding'], area: 'metro:seattle' } },
  {
    text: 'drumline & winter guard finals, Dayton OH',
    filter: { sports: ['Marching Arts'], near: 'Dayton, OH' },
  },
  {
    text: 'skeet shooting range Sparta Illinois',
    filter: {
      sports: ['Shooting Sports'],
      space: { name: 'Archery & Shooting Range', sport: 'Shooting Sports' },
      near: 'Sparta, IL',
    },
  },
  {
    text: 'dog agility 30 minutes from Lancaster PA',
    filter: { sports: ['Dog Sports'], near: 'Lancaster, PA', dist: 25 },
  },
  {
    text: 'team handball court near Auburn University',
    filter: {
      sports: ['Team Handball'],
      space: { name: 'Court', sport: 'Team Handball' },
      near: 'Auburn, AL',
    },
  },
  { text: 'diving meet Riverside County California', filter: { sports: ['Diving'], area: 'county:06065' } },
  { text: 'track and field Conneticut', filter: { sports: ['Track & Field'], state: 'Connecticut' } },
  {
    text: 'volleyball within 2 hours of Springfield Missouri',
    filter: { sports: ['Volleyball'], near: 'Springfield, MO', dist: 100 },
  },
  {
    text: 'tennis courts in London, England',
    filter: { sports: ['Tennis'], space: { name: 'Court', sport: 'Tennis' } },
    unknownPlace: 'London, England',
  },
  {
    text: 'VIP suites, chairback seats, Des Moines arena',
    filter: {
      facilityType: ['Arena'],
      amenities: ['VIP Suites', 'Chair-Back Seating'],
      near: 'Des Moines, IA',
    },
  },
  {
    text: 'live streaming + scoreboards, 10 hardwood courts, metroplex',
    filter: {
      space: { name: 'Court', surface: ['Hardwood'], count: 10 },
      amenities: ['Live Streaming', 'Scoreboard'],
      area: 'metro:dfw',
    },
  },
  {
    text: 'bus parking and a ref room - lacrosse - Westminster MD',
    filter: {
      sports: ['Lacrosse'],
      amenities: ['RV & Bus Parking', 'Officials Rooms'],
      near: 'Westminster, MD',
    },
  },
  {
    text: 'ADA accessible pool Yuma Az',
    filter: { space: { name: 'Pool' }, amenities: ['Wheelchair Accessible'], near: 'Yuma, AZ' },
  },
  {
    text: 'rink with EV chargers Burlington VT',
    filter: { space: { name: 'Rink' }, amenities: ['EV Charging'], near: 'Burlington, VT' },
  },
  {
    text: 'volleyball camp w/ on-site lodging, Michigan',
    filter: { sports: ['Volleyball'], amenities: ['Lodging'], state: 'Michigan' },
  },
  {
    text: 'soccer or lacrosse in New England',
    filter: {
      sports: ['Soccer', 'Lacrosse'],
      state: ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
    },
  },
  {
    text: '2027 pickleball nationals Tampa Bay',
    filter: { sports: ['Pickleball'], area: 'metro:tampa-bay' },
    dates: { from: '2027-01-01', to: '2027-12-31' },
  },
  {
    text: 'fort wayne basketball first weekend of february',
    filter: { sports: ['Basketball'], near: 'Fort Wayne, IN' },
    dates: { from: '2027-02-06', to: '2027-02-07' },
  },
  {
    text: 'lehigh valley indoor soccer',
    filter: { sports: ['Soccer', 'Futsal'], location: 'Indoor', area: 'metro:lehigh-valley' },
  },
]

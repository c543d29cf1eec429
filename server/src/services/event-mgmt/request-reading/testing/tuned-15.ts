import type { WrittenRequest } from './written-request.ts'

/** Requests as people write them, by people who hadn't seen the rules, read on 2026-11-25. */
export const tuned15: readonly WrittenRequest[] = [
  {
    text: `Hi, I'm just a skating mom helping out the Northern Lights Figure Skating Club. We want to do a competition sometime in July, three days. Two sheets of ice. 240 skaters. Anchorage, Alaska. Last year the rink charged us $7,400, this time we can pay up to $8,000. nlfsc@skate.example is the best way to reach me. Jen Okada`,
    fields: {
      sportsList: ['Figure Skating'],
      startDate: '2027-07-01',
      endDate: '2027-07-31',
      hasFlexibleDates: true,
      dayCount: 3,
      spaceName: 'Rink',
      spaceCount: 2,
      surface: 'Ice',
      participants: 240,
      requestAddress: 'Anchorage, AK',
      budgetTo: 8000,
      contactName: 'Jen Okada',
      contactOrganization: 'Northern Lights Figure Skating Club',
      contactEmail: 'nlfsc@skate.example',
    },
    uncertain: [],
  },
  {
    text: `Hi Dale,

Confirming the changes from our call:
- We now need 20 courts
- Dates moved to 5/15 - 5/16/2027
- 112 volleyball teams, 12U–17U girls
Everything else stays. The budget is still $19,000.

Priya Nair
Tournament Director, Apex Volleyball Academy
480-555-0155

On Mon, Oct 26, 2026 at 2:05 PM Priya Nair <priya@apexvb.example> wrote:
> We'd like to bring the Desert Heat Invitational to Mesa, Arizona on 5/8 - 5/9/2027.
> 16 courts, 90 teams, 1,000 players, 450 rooms at peak.`,
    fields: {
      name: 'Desert Heat Invitational',
      sportsList: ['Volleyball'],
      spaceName: 'Court',
      spaceCount: 20,
      startDate: '2027-05-15',
      endDate: '2027-05-16',
      teamCount: 112,
      ages: '12U–17U',
      gender: 'Female',
      participants: 1000,
      roomsPerNight: 450,
      requestAddress: 'Mesa, AZ',
      budgetTo: 19_000,
      contactName: 'Priya Nair',
      contactOrganization: 'Apex Volleyball Academy',
      contactEmail: 'priya@apexvb.example',
      contactPhone: '480-555-0155',
    },
    uncertain: ['spaceCount', 'startDate', 'endDate', 'teamCount'],
  },
  {
    text: `Hello,

The Great Lakes Adaptive Alliance is bringing wheelchair rugby back to west Michigan on April 16–18, 2027. Twelve teams, 144 athletes, four hardwood courts. Roll-in showers are required. We'll fill 110 hotel rooms per night, and the hotels have to be within 3 miles of the courts. The block came to 380 room nights in 2026; plan on 420 room nights for 2027. Grand Rapids, Mich. is where we'd like to be.

Theo Vandermeer
Great Lakes Adaptive Alliance`,
    fields: {
      sportsList: ['Wheelchair Rugby'],
      startDate: '2027-04-16',
      endDate: '2027-04-18',
      teamCount: 12,
      participants: 144,
      spaceName: 'Court',
      spaceCount: 4,
      surface: 'Hardwood',
      requirementNotes: 'Roll-in showers are required.',
      roomsPerNight: 110,
      hotelDist: 3,
      roomNights: 420,
      requestAddress: 'Grand Rapids, MI',
      contactName: 'Theo Vandermeer',
      contactOrganization: 'Great Lakes Adaptive Alliance',
    },
    uncertain: [],
  },
  {
    text: `JUDO – Copa Sunshine – 6 mats – 9/25/27 – Kissimmee FL – 400 athletes, 16 referees – budget $5,500`,
    fields: {
      sportsList: ['Judo'],
      name: 'Copa Sunshine',
      spaceName: 'Mat',
      spaceCount: 6,
      startDate: '2027-09-25',
      endDate: '2027-09-25',
      requestAddress: 'Kissimmee, FL',
      participants: 400,
      budgetTo: 5500,
    },
    uncertain: [],
  },
  {
    text: `State archery shoot. Fri 2/26 thru Sun 2/28/27. Indoor range, 60 shooting lanes. 520 archers, all ages. Yankton or Rapid City SD - not Sioux Falls. 12 vendor booths. Rooms: 140/night. Answer by New Year's Eve. Curt Haas, Dakota Bowhunters Federation 605-555-0172`,
    fields: {
      sportsList: ['Archery'],
      startDate: '2027-02-26',
      endDate: '2027-02-28',
      location: 'Indoor',
      spaceName: 'Archery & Shooting Range',
      participants: 520,
      ageGroup: 'All Ages',
      requestAddress: 'Yankton, SD',
      roomsPerNight: 140,
      responseDeadline: '2026-12-31',
      contactName: 'Curt Haas',
      contactOrganization: 'Dakota Bowhunters Federation',
      contactPhone: '605-555-0172',
    },
    uncertain: ['requestAddress'],
  },
  {
    text: `Hello from the Heartland Guard Circuit! Our winter guard finals fall on Saturday, April 10, 2027 and we've outgrown our old home (1,600 seats). 900 performers will come from 44 high schools, with an audience of 2,500. We would take a fieldhouse or gymnasium in Peoria, IL. A 60' x 90' performance floor is mandatory. We charge $18 at the door. Please send your quote by February 1st.

Musically yours,
Denise Furlong
dfurlong@heartlandguard.example`,
    fields: {
      sportsList: ['Marching Arts'],
      startDate: '2027-04-10',
      endDate: '2027-04-10',
      participants: 900,
      ageGroup: 'High School',
      attendance: 2500,
      facilityTypes: ['Fieldhouse', 'Gymnasium'],
      requestAddress: 'Peoria, IL',
      requirementNotes: `A 60' x 90' performance floor is mandatory.`,
      responseDeadline: '2027-02-01',
      contactName: 'Denise Furlong',
      contactOrganization: 'Heartland Guard Circuit',
      contactEmail: 'dfurlong@heartlandguard.example',
    },
    uncertain: [],
  },
  {
    text: `Adult co-ed flag football, 7v7. 64 teams at $595 each. Thursday through Sunday, Jan 7 to 10. 10 turf fields, within 15 miles of Clearwater, FL. Dates are flexible. 350 rooms on peak. $20k-25k for fields. Hit me up: Dontrell, 727-555-0108`,
    fields: {
      ageGroup: 'Adult',
      gender: 'Co-Ed',
      sportsList: ['Non-Contact Football'],
      teamCount: 64,
      startDate: '2027-01-07',
      endDate: '2027-01-10',
      hasFlexibleDates: true,
      spaceName: 'Field',
      spaceCount: 10,
      surface: 'Turf',
      requestAddress: 'Clearwater, FL',
      requestDist: 15,
      roomsPerNight: 350,
      budgetFrom: 20_000,
      budgetTo: 25_000,
      contactName: 'Dontrell',
      contactPhone: '727-555-0108',
    },
    uncertain: [],
  },
  {
    text: `Event: Biggest Little BMX Nationals
Dates: 2027-05-01 to 2027-05-02
Where: Reno, Nevada
Riders: 380
Ages: 3 and up
Space: 1 outdoor raceway
Move-in: 2 days before
Venue fee: up to $4,000
An announcer booth is a must.
Reply by: 12/18/2026
Contact: Wade Tillman, Truckee Meadows BMX, wade@tmbmx.example`,
    fields: {
      name: 'Biggest Little BMX Nationals',
      sportsList: ['BMX'],
      startDate: '2027-05-01',
      endDate: '2027-05-02',
      requestAddress: 'Reno, NV',
      participants: 380,
      ages: '3 and up',
      spaceName: 'Raceway',
      spaceCount: 1,
      location: 'Outdoor',
      setupDays: 2,
      budgetTo: 4000,
      requirementNotes: 'An announcer booth is a must.',
      responseDeadline: '2026-12-18',
      contactName: 'Wade Tillman',
      contactOrganization: 'Truckee Meadows BMX',
      contactEmail: 'wade@tmbmx.example',
    },
    uncertain: [],
  },
  {
    text: `hello, i volunteer for my sons chess club (Keystone Knights) and we're putting on a scholastic chess tournament. it'd be either march 6-7 or march 13-14, 2027. 400 kids K-12, so 200 tables. harrisburg pa. we have no more than $2,750. quiet hall required. pls answer by jan 8. thank you!! Mei-Lin Foster 717-555-0184`,
    fields: {
      sportsList: ['Chess'],
      startDate: '2027-03-06',
      endDate: '2027-03-07',
      participants: 400,
      ages: 'K-12',
      spaceName: 'Table',
      spaceCount: 200,
      requestAddress: 'Harrisburg, PA',
      budgetTo: 2750,
      requirementNotes: 'quiet hall required.',
      responseDeadline: '2027-01-08',
      contactName: 'Mei-Lin Foster',
      contactOrganization: 'Keystone Knights',
      contactPhone: '717-555-0184',
    },
    uncertain: ['startDate', 'endDate'],
  },
]

import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules of the time didn't know, read on 2026-11-25. */
export const tuned12: readonly WrittenRequest[] = [
  {
    text: `Dear Sir/Madam,

On behalf of the Atlantic Curling Association I am inquiring about ice for our Mixed Doubles Bonspiel, scheduled for November 12 through 14, 2027 in Portland, Maine. We will need five sheets. We anticipate 40 teams (80 curlers) and perhaps 150 spectators. Accommodation: 60 rooms per night at hotels no further than 3 miles from the rink.

Our budget is eight thousand dollars. Kindly respond no later than June 30, 2027.

Yours faithfully,

Moira Campbell
Secretary, Atlantic Curling Association
moira@atlanticcurling.example`,
    fields: {
      name: 'Mixed Doubles Bonspiel',
      sportsList: ['Curling'],
      gender: 'Co-Ed',
      startDate: '2027-11-12',
      endDate: '2027-11-14',
      requestAddress: 'Portland, ME',
      spaceName: 'Rink',
      spaceCount: 5,
      surface: 'Ice',
      teamCount: 40,
      participants: 80,
      attendance: 150,
      roomsPerNight: 60,
      hotelDist: 3,
      budgetTo: 8000,
      responseDeadline: '2027-06-30',
      contactName: 'Moira Campbell',
      contactOrganization: 'Atlantic Curling Association',
      contactEmail: 'moira@atlanticcurling.example',
    },
    uncertain: ['attendance'],
  },
  {
    text: `Notes from call w/ Jorge (futsal)
* Event = Copa de Invierno
* 24 teams, 300 players
* 3 indoor courts
* Jan 15-17, 2027
* San Antonio, TX only
* $2,500-$3,000 for courts
* 45 rooms/night
* jorge@copainvierno.example / 210-555-0196`,
    fields: {
      name: 'Copa de Invierno',
      sportsList: ['Futsal'],
      teamCount: 24,
      participants: 300,
      spaceName: 'Court',
      spaceCount: 3,
      location: 'Indoor',
      startDate: '2027-01-15',
      endDate: '2027-01-17',
      requestAddress: 'San Antonio, TX',
      budgetFrom: 2500,
      budgetTo: 3000,
      roomsPerNight: 45,
      contactEmail: 'jorge@copainvierno.example',
      contactPhone: '210-555-0196',
    },
    uncertain: [],
  },
  {
    text: `Hi Dave,

Small change: we moved to the following weekend, May 22-23, 2027, and it's 60 teams now. Same 12 fields.

Thanks,
Ellen

On Mon, Nov 2, 2026 at 4:40 PM Ellen Price <ellen@harborlax.example> wrote:
> Dave,
> Harbor Lacrosse Club is planning a boys lacrosse jamboree May 15-16, 2027 in Annapolis, MD.
> 48 teams, 12 turf fields, 250 rooms on peak.
> Ellen Price
> Harbor Lacrosse Club
> 410-555-0148`,
    fields: {
      sportsList: ['Lacrosse'],
      gender: 'Male',
      startDate: '2027-05-22',
      endDate: '2027-05-23',
      teamCount: 60,
      spaceName: 'Field',
      spaceCount: 12,
      surface: 'Turf',
      requestAddress: 'Annapolis, MD',
      roomsPerNight: 250,
      contactName: 'Ellen Price',
      contactOrganization: 'Harbor Lacrosse Club',
      contactEmail: 'ellen@harborlax.example',
      contactPhone: '410-555-0148',
    },
    uncertain: ['startDate', 'teamCount'],
  },
  {
    text: `Good morning! We are an adult kickball league (Brew City Kickers) looking for 5 softball diamonds on one Saturday in August 2027, in the Milwaukee area. 30 teams of 12. No hotels needed. We'd pay up to $1,500. Reply to commish@brewcitykickers.example. Cheers, Matt`,
    fields: {
      sportsList: ['Kickball'],
      ageGroup: 'Adult',
      spaceName: 'Diamond',
      spaceCount: 5,
      startDate: '2027-08-01',
      endDate: '2027-08-31',
      hasFlexibleDates: true,
      requestAddress: 'Milwaukee, WI',
      teamCount: 30,
      budgetTo: 1500,
      contactName: 'Matt',
      contactOrganization: 'Brew City Kickers',
      contactEmail: 'commish@brewcitykickers.example',
    },
    uncertain: [],
  },
  {
    text: `Tournament name: Gateway Badminton Open
Sanctioning body: USA Badminton
Requested city/state: St. Louis, MO
Start: 2/5/2027
End: 2/7/2027
Est. athletes: 220
Est. attendance: 400
Courts needed: 14
Floor: hardwood
Room block: 90 rooms peak night
Max. rental: $5,000
Reply needed by: 12/20/2026
Submitted by: Grace Lim
Email: grace@gatewaybadminton.example`,
    fields: {
      name: 'Gateway Badminton Open',
      sportsList: ['Badminton'],
      requestAddress: 'St. Louis, MO',
      startDate: '2027-02-05',
      endDate: '2027-02-07',
      participants: 220,
      attendance: 400,
      spaceName: 'Court',
      spaceCount: 14,
      surface: 'Hardwood',
      roomsPerNight: 90,
      budgetTo: 5000,
      responseDeadline: '2026-12-20',
      contactName: 'Grace Lim',
      contactEmail: 'grace@gatewaybadminton.example',
    },
    uncertain: [],
  },
]

import type { WrittenRequest } from './written-request.ts'

export const unopened7: readonly WrittenRequest[] = [
  {
    text: `Event: Granite Foil & Epee Open
Host organization: Granite State Fencing Division
Sport: Fencing
Start date: Friday, May 7, 2027
End date: Sunday, May 9, 2027
Number of strips: 20
Number of fencers: 375
Gender: Male & Female
Age group: All ages
City: Manchester
State: NH
Peak night hotel rooms: 110
Total room nights: 260
Maximum distance to hotels: 8 miles
Venue budget: up to $10,000
Bid deadline: January 22, 2027
Decision: February 19, 2027
Contact name: Colette Marchand
Contact email: colette@granitefencing.example
Contact phone: 603-555-0185`,
    fields: {
      name: 'Granite Foil & Epee Open',
      contactOrganization: 'Granite State Fencing Division',
      sportsList: ['Fencing'],
      startDate: '2027-05-07',
      endDate: '2027-05-09',
      spaceName: 'Fencing Strip',
      spaceCount: 20,
      participants: 375,
      gender: 'Male & Female',
      ageGroup: 'All Ages',
      requestAddress: 'Manchester, NH',
      roomsPerNight: 110,
      roomNights: 260,
      hotelDist: 8,
      budgetTo: 10_000,
      responseDeadline: '2027-01-22',
      decisionDate: '2027-02-19',
      contactName: 'Colette Marchand',
      contactEmail: 'colette@granitefencing.example',
      contactPhone: '603-555-0185',
    },
    uncertain: [],
  },
  {
    text: `Hello,

We are looking for an aquatic center with two indoor pools for a boys water polo tournament, the Lone Star Splash. It will run from Thursday, July 22 to Sunday, July 25, 2027. 32 teams, 14U to 18U. San Antonio, Texas is our first choice and the only city we're considering right now. Parents and college scouts make up a crowd of 800 spectators. We expect 190 rooms on our peak night.

Please quote by March 5, 2027. We can spend between $12,000 and $15,000 on the pools.

Regards,
Hector Villanueva
Alamo Water Polo
hector@alamopolo.example`,
    fields: {
      facilityTypes: ['Aquatic Center'],
      spaceName: 'Pool',
      spaceCount: 2,
      location: 'Indoor',
      gender: 'Male',
      sportsList: ['Water Polo'],
      name: 'Lone Star Splash',
      startDate: '2027-07-22',
      endDate: '2027-07-25',
      teamCount: 32,
      ages: '14U to 18U',
      requestAddress: 'San Antonio, TX',
      attendance: 800,
      roomsPerNight: 190,
      responseDeadline: '2027-03-05',
      budgetFrom: 12_000,
      budgetTo: 15_000,
      contactName: 'Hector Villanueva',
      contactOrganization: 'Alamo Water Polo',
      contactEmail: 'hector@alamopolo.example',
    },
    uncertain: [],
  },
  {
    text: `Hi, my name is Yolanda Pierce and I manage the Motor City Boxing Club. We're putting on an amateur boxing show in Flint, Michigan on Saturday, February 27, 2027. We need one ring, indoors. 30 boxers, men and women, and we sell tickets to 900 spectators at $20 each. We can afford $2,800 for the night. Please call me at (810) 555-0160 by December 21.`,
    fields: {
      contactName: 'Yolanda Pierce',
      contactOrganization: 'Motor City Boxing Club',
      eventLevel: 'Amateur',
      sportsList: ['Boxing'],
      requestAddress: 'Flint, MI',
      startDate: '2027-02-27',
      endDate: '2027-02-27',
      spaceName: 'Ring',
      spaceCount: 1,
      location: 'Indoor',
      participants: 30,
      gender: 'Male & Female',
      attendance: 900,
      budgetTo: 2800,
      contactPhone: '(810) 555-0160',
      responseDeadline: '2026-12-21',
    },
    uncertain: [],
  },
  {
    text: `Dear Events Department,

The Wasatch Adaptive Sports Foundation plans a combined wheelchair basketball and wheelchair rugby weekend, the Beehive Wheelchair Games, on March 12-14, 2027. We need four indoor hardwood courts within 20 miles of Salt Lake City, Utah. We expect 22 teams and 260 athletes. All of the restrooms and locker rooms must be wheelchair accessible.

For lodging, we need 95 rooms on the peak night and 240 room nights overall. The hotels have to be within 6 miles of the courts.

Our budget is $8,000. Kindly respond by December 30, 2026; we decide on January 13, 2027.

With thanks,
Rebecca Thorne
Program Director
Wasatch Adaptive Sports Foundation
rthorne@wasatchadaptive.example | 801-555-0139`,
    fields: {
      contactOrganization: 'Wasatch Adaptive Sports Foundation',
      sportsList: ['Wheelchair Basketball', 'Wheelchair Rugby'],
      name: 'Beehive Wheelchair Games',
      startDate: '2027-03-12',
      endDate: '2027-03-14',
      spaceName: 'Court',
      spaceCount: 4,
      location: 'Indoor',
      surface: 'Hardwood',
      requestAddress: 'Salt Lake City, UT',
      requestDist: 20,
      teamCount: 22,
      participants: 260,
      requirementNotes: 'All of the restrooms and locker rooms must be wheelchair accessible.',
      roomsPerNight: 95,
      roomNights: 240,
      hotelDist: 6,
      budgetTo: 8000,
      responseDeadline: '2026-12-30',
      decisionDate: '2027-01-13',
      contactName: 'Rebecca Thorne',
      contactEmail: 'rthorne@wasatchadaptive.example',
      contactPhone: '801-555-0139',
    },
    uncertain: [],
  },
]

import type { WrittenRequest } from './written-request.ts'

/** Requests as people write them, by people who hadn't seen the rules, read on 2026-11-25. */
export const tuned18: readonly WrittenRequest[] = [
  {
    text: `Event Title: Palmetto Fall Slam
Hosted By: Palmetto Fastpitch Alliance
Sport: Fastpitch Softball
Divisions: 10U / 12U / 14U
Dates: 10/08/2027 - 10/10/2027
# of Teams: 64
# of Fields: 8
Surface: Grass
Est. Spectators: 2,400
Room Nights (total): 720
Entry Fee: $595
Budget: $11,500
City: Rock Hill, SC 29730
Proposals Due: 3/15/2027
Submitted By: Wade Pruitt
Phone: 803.555.0164
Email: wade@palmettofp.example`,
    fields: {
      name: 'Palmetto Fall Slam',
      contactOrganization: 'Palmetto Fastpitch Alliance',
      sportsList: ['Softball'],
      ages: '10U / 12U / 14U',
      startDate: '2027-10-08',
      endDate: '2027-10-10',
      teamCount: 64,
      spaceName: 'Diamond',
      spaceCount: 8,
      surface: 'Grass',
      attendance: 2400,
      roomNights: 720,
      budgetTo: 11_500,
      requestAddress: 'Rock Hill, SC',
      responseDeadline: '2027-03-15',
      contactName: 'Wade Pruitt',
      contactPhone: '803.555.0164',
      contactEmail: 'wade@palmettofp.example',
    },
    uncertain: [],
  },
  {
    text: `Subject: Re: venue for spring regatta
From: Owen Castellano <owen@tidewaterrowing.example>

Hi Priya,

Sorry for the slow reply. To answer your questions: we row on Saturday, April 24, 2027, with about 640 rowers. Norfolk, Virginia or within 50 miles of it. We'd fill 150 hotel rooms on the Friday night.

Owen
Tidewater Rowing Association

On Mon, Nov 23, 2026 at 4:02 PM Priya Nair <priya@homestand.example> wrote:
> Hi Owen,
> When is the regatta, how many rowers are you expecting, and where would you like to hold it?
> Priya Nair`,
    fields: {
      sportsList: ['Rowing'],
      startDate: '2027-04-24',
      endDate: '2027-04-24',
      participants: 640,
      requestAddress: 'Norfolk, VA',
      requestDist: 50,
      roomsPerNight: 150,
      contactName: 'Owen Castellano',
      contactOrganization: 'Tidewater Rowing Association',
      contactEmail: 'owen@tidewaterrowing.example',
    },
    uncertain: ['participants'],
  },
  {
    text: `Hi team! Quick rundown for our Frostbite Sled Classic (sled hockey):

- Feb. 26–28, 2027
- 14 teams, 210 players
- 2 sheets of ice
- Must be fully wheelchair accessible, including the benches
- 85 hotel rooms per night, hotels no more than 8 miles from the rink
- Ann Arbor, Mich.
- $6k-$7.5k

Thanks,
Nate Okafor
Great Lakes Adaptive Sports`,
    fields: {
      name: 'Frostbite Sled Classic',
      sportsList: ['Sled Hockey'],
      startDate: '2027-02-26',
      endDate: '2027-02-28',
      teamCount: 14,
      participants: 210,
      spaceName: 'Rink',
      spaceCount: 2,
      surface: 'Ice',
      requirementNotes: 'Must be fully wheelchair accessible, including the benches',
      roomsPerNight: 85,
      hotelDist: 8,
      requestAddress: 'Ann Arbor, MI',
      budgetFrom: 6000,
      budgetTo: 7500,
      contactName: 'Nate Okafor',
      contactOrganization: 'Great Lakes Adaptive Sports',
    },
    uncertain: [],
  },
  {
    text: `hi im lookign for a place for a adult coed ultimate frisbee tournamnet on labor day weekend 2027. 20 teams abt 260 players, 4 outdoor fields. austin tx. we got like $1800 to spend. Jamie (512) 555-0190`,
    fields: {
      ageGroup: 'Adult',
      gender: 'Co-Ed',
      sportsList: ['Ultimate'],
      startDate: '2027-09-04',
      endDate: '2027-09-06',
      teamCount: 20,
      participants: 260,
      spaceName: 'Field',
      spaceCount: 4,
      location: 'Outdoor',
      requestAddress: 'Austin, TX',
      budgetTo: 1800,
      contactName: 'Jamie',
      contactPhone: '(512) 555-0190',
    },
    uncertain: ['startDate', 'participants', 'budgetTo'],
  },
  {
    text: `Good morning,

Brightwell Insurance holds an employee sand volleyball day each summer and our HR team needs a site for Thursday, June 17, 2027. We plan on 180 employees and six outdoor sand courts. Covered picnic seating is a must. It should be within 15 miles of Tampa, FL. Our budget is between $4,000 and $6,000. Please respond no later than January 29, 2027.

Best,
Renee Dufour
HR Coordinator
Brightwell Insurance
813-555-0123`,
    fields: {
      sportsList: ['Beach Volleyball'],
      startDate: '2027-06-17',
      endDate: '2027-06-17',
      participants: 180,
      spaceName: 'Court',
      spaceCount: 6,
      location: 'Outdoor',
      surface: 'Sand',
      requirementNotes: 'Covered picnic seating is a must.',
      requestAddress: 'Tampa, FL',
      requestDist: 15,
      budgetFrom: 4000,
      budgetTo: 6000,
      responseDeadline: '2027-01-29',
      contactName: 'Renee Dufour',
      contactOrganization: 'Brightwell Insurance',
      contactPhone: '813-555-0123',
    },
    uncertain: [],
  },
  {
    text: `We're the student board of the Blue Ridge Rugby Conference. Our rugby 7s championship (women's, college club) needs four grass pitches on the 2nd weekend of April 2027. 20 teams, 12 players each. Roanoke or Blacksburg, VA. Max spend: $3,200. Our board decides on December 18.

Ashlyn Meyer, president
brrc@college.example`,
    fields: {
      contactOrganization: 'Blue Ridge Rugby Conference',
      sportsList: ['Rugby'],
      gender: 'Female',
      ageGroup: 'College',
      spaceName: 'Field',
      spaceCount: 4,
      surface: 'Grass',
      startDate: '2027-04-10',
      endDate: '2027-04-11',
      teamCount: 20,
      requestAddress: 'Roanoke, VA',
      budgetTo: 3200,
      decisionDate: '2026-12-18',
      contactName: 'Ashlyn Meyer',
      contactEmail: 'brrc@college.example',
    },
    uncertain: ['startDate', 'requestAddress'],
  },
  {
    text: `Seeking an exhibit hall for the Copper State Robotics Qualifier, 6-7 March 2027, plus Friday the 5th for set-up. 36 teams and 900 spectators. Mesa, Arizona; not looking at Tucson this time. Power at every pit table is required. USD 9,500 max. Want a reply by end of January. Dev Anand, Copper State STEM League`,
    fields: {
      spaceName: 'Exhibit Hall',
      name: 'Copper State Robotics Qualifier',
      sportsList: ['Robotics'],
      startDate: '2027-03-06',
      endDate: '2027-03-07',
      setupDays: 1,
      teamCount: 36,
      attendance: 900,
      requestAddress: 'Mesa, AZ',
      requirementNotes: 'Power at every pit table is required.',
      budgetTo: 9500,
      responseDeadline: '2027-01-31',
      contactName: 'Dev Anand',
      contactOrganization: 'Copper State STEM League',
    },
    uncertain: [],
  },
  {
    text: `LOOKING FOR OUTDOOR TRACK FOR MASTERS TRACK AND FIELD MEET. SAT JULY 10 2027. 300 ATHLETES AGES 35+. SIOUX FALLS SD. $2500 MAX. ELECTRONIC TIMING IS REQUIRED. CALL 605-555-0133`,
    fields: {
      location: 'Outdoor',
      spaceName: 'Track',
      sportsList: ['Track & Field'],
      ageGroup: 'Adult',
      startDate: '2027-07-10',
      endDate: '2027-07-10',
      participants: 300,
      ages: '35+',
      requestAddress: 'Sioux Falls, SD',
      budgetTo: 2500,
      requirementNotes: 'ELECTRONIC TIMING IS REQUIRED.',
      contactPhone: '605-555-0133',
    },
    uncertain: [],
  },
]

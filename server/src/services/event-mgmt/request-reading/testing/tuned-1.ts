import type { WrittenRequest } from './written-request.ts'

/** Requests as people write them, read on 2026-11-25. */
export const tuned1: readonly WrittenRequest[] = [
  {
    text: `Hi all,

We’re looking for a new host for the Heartland Spring Cup, our U11 to U15 soccer tournament. 96 teams, give or take a few came last spring, boys and girls.

First choice is the last weekend in April, and we could live with the weekend before or after. We set up Thursday from noon. It has to be an easy drive from Indianapolis, four hours at most.

We need ten full-size fields. Turf or good grass, both fine. The U11s play on halves, so four of the ten can be split. Lights would be nice for Friday.

Last year teams used about 1,200 room nights, 480 on Saturday. We’re hoping to stay under $35K all in, after grants. Can you let me know by December 11?

Thanks,
Tom
tom@prairiesoccer.example`,
    fields: {
      name: 'Heartland Spring Cup',
      sportsList: ['Soccer'],
      ages: 'U11 to U15',
      gender: 'Male & Female',
      teamCount: 96,
      startDate: '2027-04-23',
      endDate: '2027-04-25',
      flexWeeks: 1,
      setupDays: 1,
      requestAddress: 'Indianapolis, IN',
      requestDist: 250,
      spaceName: 'Field',
      spaceCount: 10,
      surfaces: ['Grass', 'Turf'],
      roomNights: 1200,
      roomsPerNight: 480,
      budgetTo: 35_000,
      responseDeadline: '2026-12-11',
      contactName: 'Tom',
      contactEmail: 'tom@prairiesoccer.example',
    },
    uncertain: ['teamCount', 'startDate', 'requestDist', 'roomNights'],
  },
  {
    text: `Need 6 wrestling mats for our youth duals, Jan 16-17 2027. 40 teams, about 600 wrestlers. Somewhere in central Ohio. Must have bleachers for 1500. Call Mike Denton 614-555-0143`,
    fields: {
      sportsList: ['Wrestling'],
      startDate: '2027-01-16',
      endDate: '2027-01-17',
      ageGroup: 'Youth',
      teamCount: 40,
      participants: 600,
      spaceName: 'Mat',
      spaceCount: 6,
      requestAddress: 'central Ohio',
      requirementNotes: 'Must have bleachers for 1500.',
      contactName: 'Mike Denton',
      contactPhone: '614-555-0143',
    },
    uncertain: ['participants'],
  },
  {
    text: `Event: Rocky Mountain Pickleball Open
Dates: June 10-13, 2027
Courts needed: 24 indoor or outdoor
Players: 800
Location: within 50 miles of Denver, CO
Hotel rooms: 150 on peak
Budget: $10,000 to $15,000
Proposals due: January 15, 2027
Contact: Linda Park, lpark@rmpickle.example, (303) 555-0188`,
    fields: {
      name: 'Rocky Mountain Pickleball Open',
      sportsList: ['Pickleball'],
      startDate: '2027-06-10',
      endDate: '2027-06-13',
      spaceName: 'Court',
      spaceCount: 24,
      participants: 800,
      requestAddress: 'Denver, CO',
      requestDist: 50,
      roomsPerNight: 150,
      budgetFrom: 10_000,
      budgetTo: 15_000,
      responseDeadline: '2027-01-15',
      contactName: 'Linda Park',
      contactEmail: 'lpark@rmpickle.example',
      contactPhone: '(303) 555-0188',
    },
    uncertain: [],
  },
  {
    text: `Hello,

My name is Karen Oyelaran and I'm the meet director for Lakeside Aquatics. We are searching for a 50 meter pool for our long course championship meet on July 15-18, 2027. We expect around 700 swimmers, plus 1,200 spectators. An 8-lane warm-up pool would be a bonus.

We'd need roughly 350 hotel rooms per night within 10 miles of the pool. Our preference is North Carolina or South Carolina. We will make a decision by March 1.

Best regards,
Karen Oyelaran
Lakeside Aquatics
karen@lakesideaquatics.example
704.555.0117`,
    fields: {
      sportsList: ['Swimming'],
      startDate: '2027-07-15',
      endDate: '2027-07-18',
      spaceName: 'Pool',
      participants: 700,
      attendance: 1200,
      roomsPerNight: 350,
      hotelDist: 10,
      requestAddress: 'North Carolina',
      decisionDate: '2027-03-01',
      contactName: 'Karen Oyelaran',
      contactOrganization: 'Lakeside Aquatics',
      contactEmail: 'karen@lakesideaquatics.example',
      contactPhone: '704.555.0117',
    },
    uncertain: ['participants', 'roomsPerNight', 'requestAddress'],
  },
  {
    text: `Subject: Cheer nationals 2027 - venue search
From: Dana Whitfield <dana@spiritelite.example>

Hey there! Spirit Elite is planning its Summit Cheer Nationals and we're looking at a convention center for the weekend of March 6, 2027. Around 220 teams and 4,500 athletes, 10k spectators total. We need at least 120,000 sq ft and one stage. Peak room block is 1,900 rooms. No carpeted ballrooms please.

Dana Whitfield
Director of Events, Spirit Elite`,
    fields: {
      name: 'Summit Cheer Nationals',
      sportsList: ['Cheerleading'],
      facilityTypes: ['Convention Center'],
      startDate: '2027-03-06',
      endDate: '2027-03-07',
      teamCount: 220,
      participants: 4500,
      attendance: 10_000,
      spaceName: 'Stage',
      spaceCount: 1,
      roomsPerNight: 1900,
      requirementNotes: 'We need at least 120,000 sq ft and one stage.\nNo carpeted ballrooms please.',
      contactName: 'Dana Whitfield',
      contactEmail: 'dana@spiritelite.example',
      contactOrganization: 'Spirit Elite',
    },
    uncertain: ['startDate', 'teamCount'],
  },
  {
    text: `looking for 8 basketball courts indoor memorial day weekend near dayton oh. 120 teams boys 10u through 14u. budget of 20 thousand. need to hear back by feb 1`,
    fields: {
      sportsList: ['Basketball'],
      spaceName: 'Court',
      spaceCount: 8,
      location: 'Indoor',
      startDate: '2027-05-29',
      endDate: '2027-05-31',
      requestAddress: 'Dayton, OH',
      teamCount: 120,
      gender: 'Male',
      ages: '10u through 14u',
      budgetTo: 20_000,
      responseDeadline: '2027-02-01',
    },
    uncertain: ['startDate'],
  },
  {
    text: `Good afternoon,

Our company, Brightwell Logistics, is planning a corporate sports day for roughly 300 employees. We'd like an outdoor complex near Charlotte, NC with 3 grass fields, some time in June 2027. It's a one-day event. Our budget is $8,500. Restrooms on site are required, and we must be able to bring our own caterer.

Thank you,
Priya Raman
Events Manager
Brightwell Logistics
priya.raman@brightwell.example`,
    fields: {
      startDate: '2027-06-01',
      endDate: '2027-06-30',
      hasFlexibleDates: true,
      dayCount: 1,
      participants: 300,
      location: 'Outdoor',
      requestAddress: 'Charlotte, NC',
      spaceName: 'Field',
      spaceCount: 3,
      surface: 'Grass',
      budgetTo: 8500,
      requirementNotes: 'Restrooms on site are required, and we must be able to bring our own caterer.',
      contactName: 'Priya Raman',
      contactOrganization: 'Brightwell Logistics',
      contactEmail: 'priya.raman@brightwell.example',
    },
    uncertain: ['participants'],
  },
  {
    text: `We run an esports league and want a venue for our spring finals, April 10 2027 or April 17 2027. Need one stage, 60 gaming stations, 1 Gbps internet. 24 teams, 144 players, 800 spectators. Anywhere in Texas. Contact jules@nextlane.example`,
    fields: {
      sportsList: ['Esports'],
      startDate: '2027-04-10',
      endDate: '2027-04-10',
      spaceName: 'Stage',
      spaceCount: 1,
      teamCount: 24,
      participants: 144,
      attendance: 800,
      requestAddress: 'Texas',
      requirementNotes: 'Need one stage, 60 gaming stations, 1 Gbps internet.',
      contactEmail: 'jules@nextlane.example',
    },
    uncertain: ['startDate', 'endDate'],
  },
  {
    text: `Hi! Girls fastpitch softball, 14U-18U. Last year we had 80 teams in Fort Wayne; this year we expect 96 teams. We need twelve (12) diamonds, dirt infields, for June 25–27, 2027. Rebate of $10 per room night is expected. Entry fee is $650 per team. Thx, Coach Ray Solis, ray@impactsb.example`,
    fields: {
      sportsList: ['Softball'],
      gender: 'Female',
      ages: '14U-18U',
      teamCount: 96,
      spaceName: 'Diamond',
      spaceCount: 12,
      startDate: '2027-06-25',
      endDate: '2027-06-27',
      requirementNotes: 'We need twelve (12) diamonds, dirt infields, for June 25–27, 2027.',
      contactName: 'Ray Solis',
      contactEmail: 'ray@impactsb.example',
    },
    uncertain: [],
  },
]

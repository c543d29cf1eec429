import type { WrittenRequest } from './written-request.ts'

/** Requests by an author who hasn't seen the rules, read on 2026-11-25. */
export const tuned8: readonly WrittenRequest[] = [
  {
    text: `Here is what we're after for the Flint Hills Kickoff:

* Youth soccer, boys and girls, U8-U13
* March 12th thru 14th, 2027
* Flexible by two weeks either way
* 16 full-size fields, 70 x 110 yards, grass or turf
* 140 teams, about the same as last year (138)
* Setup day on Thursday, March 11
* Within 45 miles of Kansas City, MO
* Hotels within 10 miles of the fields
* 1,600 room nights, 800 rooms on peak
* Budget up to $28,000
* Proposals due January 8

Nadia Haddad
Flint Hills Futbol
nadia@flinthillsfutbol.example`,
    fields: {
      name: 'Flint Hills Kickoff',
      sportsList: ['Soccer'],
      ageGroup: 'Youth',
      gender: 'Male & Female',
      ages: 'U8-U13',
      startDate: '2027-03-12',
      endDate: '2027-03-14',
      flexWeeks: 2,
      spaceName: 'Field',
      spaceCount: 16,
      surfaces: ['Grass', 'Turf'],
      teamCount: 140,
      setupDays: 1,
      requestAddress: 'Kansas City, MO',
      requestDist: 45,
      hotelDist: 10,
      roomNights: 1600,
      roomsPerNight: 800,
      budgetTo: 28_000,
      responseDeadline: '2027-01-08',
      contactName: 'Nadia Haddad',
      contactOrganization: 'Flint Hills Futbol',
      contactEmail: 'nadia@flinthillsfutbol.example',
    },
    uncertain: [],
  },
  {
    text: `Semi-pro men's basketball, we need one hardwood court in a gymnasium for a two-day showcase sometime in August 2027. 8 teams. 600 spectators. Shreveport LA. $1,800 max for the whole rental. Tyrell Banks 318-555-0166`,
    fields: {
      sportsList: ['Basketball'],
      eventLevel: 'Semi-Professional',
      gender: 'Male',
      spaceName: 'Court',
      spaceCount: 1,
      surface: 'Hardwood',
      facilityTypes: ['Gymnasium'],
      startDate: '2027-08-01',
      endDate: '2027-08-31',
      hasFlexibleDates: true,
      dayCount: 2,
      teamCount: 8,
      attendance: 600,
      requestAddress: 'Shreveport, LA',
      budgetTo: 1800,
      contactName: 'Tyrell Banks',
      contactPhone: '318-555-0166',
    },
    uncertain: [],
  },
  {
    text: `---------- Forwarded message ---------
From: Gwen Talley <gwen@orchardvb.example>
Date: Mon, Nov 23, 2026
Subject: MLK weekend volleyball
To: Sports Desk <info@visitboise.example>

Hello,

Orchard Volleyball Club wants to run a girls volleyball tournament in Boise, Idaho over MLK weekend 2027. 13U-18U, 88 teams, 22 courts indoors. The hotel block was 410 rooms on peak last year; we expect 450 rooms on peak this time.

Can you confirm by December 4?

Gwen Talley
Orchard Volleyball Club
208-555-0119`,
    fields: {
      sportsList: ['Volleyball'],
      gender: 'Female',
      requestAddress: 'Boise, ID',
      startDate: '2027-01-16',
      endDate: '2027-01-18',
      ages: '13U-18U',
      teamCount: 88,
      spaceName: 'Court',
      spaceCount: 22,
      location: 'Indoor',
      roomsPerNight: 450,
      responseDeadline: '2026-12-04',
      contactName: 'Gwen Talley',
      contactOrganization: 'Orchard Volleyball Club',
      contactEmail: 'gwen@orchardvb.example',
      contactPhone: '208-555-0119',
    },
    uncertain: ['startDate'],
  },
  {
    text: `Hello, do you ever rent to outside groups? Who would I talk to about prices and open dates? I tried the office twice, nobody picked up. Thanks, Renee`,
    fields: {
      contactName: 'Renee',
    },
    uncertain: [],
  },
  {
    text: `Good morning. I'm with Capital City Mat Club in Des Moines, Iowa, but our Cornbelt Brawl needs a bigger town, so we're asking around in Omaha, NE. It's a youth wrestling tournament with 750 wrestlers on Saturday, December 4, 2027. 14 mats. We drew 590 wrestlers in 2025. Admission is $12 at the door and we plan for 2,200 spectators. The venue should cost us no more than $7,500. We'd like bids by May 1, 2027.

Steve Rourke
steve@capcitymat.example`,
    fields: {
      name: 'Cornbelt Brawl',
      sportsList: ['Wrestling'],
      ageGroup: 'Youth',
      participants: 750,
      startDate: '2027-12-04',
      endDate: '2027-12-04',
      spaceName: 'Mat',
      spaceCount: 14,
      attendance: 2200,
      requestAddress: 'Omaha, NE',
      budgetTo: 7500,
      responseDeadline: '2027-05-01',
      contactName: 'Steve Rourke',
      contactOrganization: 'Capital City Mat Club',
      contactEmail: 'steve@capcitymat.example',
    },
    uncertain: [],
  },
  {
    text: `Sport: Pickleball
Age Group: Adult
Ages: 50+
Level: Amateur
Gender: Co-ed
Dates: 11/12/2027 - 11/14/2027
Courts: 20
Indoor or outdoor: Outdoor
Players: 360
Area: Mobile, Alabama
Search radius: 50 miles
Room nights: 275
Decision by: 3/31/2027
Name: Lorraine Pettus
E-mail: lpettus@gulfpickle.example
Phone: 251-555-0183
Promo code: SPRING26`,
    fields: {
      sportsList: ['Pickleball'],
      ageGroup: 'Adult',
      ages: '50+',
      eventLevel: 'Amateur',
      gender: 'Co-Ed',
      startDate: '2027-11-12',
      endDate: '2027-11-14',
      spaceName: 'Court',
      spaceCount: 20,
      location: 'Outdoor',
      participants: 360,
      requestAddress: 'Mobile, AL',
      requestDist: 50,
      roomNights: 275,
      decisionDate: '2027-03-31',
      contactName: 'Lorraine Pettus',
      contactEmail: 'lpettus@gulfpickle.example',
      contactPhone: '251-555-0183',
    },
    uncertain: [],
  },
  {
    text: `coed adult flag football!! need a half dozen turf fields sat + sun oct 16-17 2027 w/ lights. approx 48 teams. DC is too pricey so Richmond VA pls. 5k budget. hmu 804-555-0121 Mike D`,
    fields: {
      sportsList: ['Non-Contact Football'],
      gender: 'Co-Ed',
      ageGroup: 'Adult',
      spaceName: 'Field',
      spaceCount: 6,
      surface: 'Turf',
      startDate: '2027-10-16',
      endDate: '2027-10-17',
      teamCount: 48,
      requestAddress: 'Richmond, VA',
      budgetTo: 5000,
      requirementNotes: 'need a half dozen turf fields sat + sun oct 16-17 2027 w/ lights.',
      contactName: 'Mike D',
      contactPhone: '804-555-0121',
    },
    uncertain: ['teamCount'],
  },
  {
    text: `Dear Mr. Ortega,

Thank you for taking my call. As discussed, Chesapeake Lacrosse Events would like to stage the Bay Bridge Shootout, a high school boys' lacrosse tournament, on June 26 and 27, 2027. We will bring 56 teams and would use fourteen fields of natural grass. We'd consider anything within 50 miles of Frederick, Maryland.

Visiting families will require 900 room nights. Teams pay us $1,450 apiece; we've set aside $19,000 for the complex.

We ask for your answer no later than Friday, January 15, 2027.

Sincerely,

Brooke Sandoval
Vice President of Operations
Chesapeake Lacrosse Events
(410) 555-0177
bsandoval@chesapeakelax.example`,
    fields: {
      name: 'Bay Bridge Shootout',
      sportsList: ['Lacrosse'],
      ageGroup: 'High School',
      gender: 'Male',
      startDate: '2027-06-26',
      endDate: '2027-06-27',
      teamCount: 56,
      spaceName: 'Field',
      spaceCount: 14,
      surface: 'Grass',
      requestAddress: 'Frederick, MD',
      requestDist: 50,
      roomNights: 900,
      budgetTo: 19_000,
      responseDeadline: '2027-01-15',
      contactName: 'Brooke Sandoval',
      contactOrganization: 'Chesapeake Lacrosse Events',
      contactEmail: 'bsandoval@chesapeakelax.example',
      contactPhone: '(410) 555-0177',
    },
    uncertain: [],
  },
]

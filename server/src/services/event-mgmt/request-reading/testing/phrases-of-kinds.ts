import { event, type Phrase } from './phrase.ts'

const minutes = (words: string) =>
  `Minutes of the Harbor Bocce League, November 18\n\nBocce June 5-6, 2027. ${words}`
const asked = (question: string, answer: string) =>
  `Q: What sport?\nA: Soccer\nQ: When?\nA: June 5-6, 2027\nQ: ${question}\nA: ${answer}`
const values = (heads: string, line: string) =>
  `event,sport,start,${heads}\nElm Cup,Soccer,2027-06-05,${line}`

/** What minutes, questions with answers, files of values, chats and old letters say. Undefined: they say nothing of the field. */
export const phrasesOfKinds: readonly Phrase[] = [
  // The day of a meeting, and whose it is.
  [minutes(''), 'startDate', '2027-06-05'],
  [minutes(''), 'contactOrganization', 'Harbor Bocce League'],
  ['Agenda of the Elm Rowing Club, January 9\nRowing June 5-6, 2027.', 'startDate', '2027-06-05'],
  [
    'Agenda of the Elm Rowing Club, January 9\nRowing June 5-6, 2027.',
    'contactOrganization',
    'Elm Rowing Club',
  ],
  ['Board meeting, January 9\nRowing June 5-6, 2027.', 'startDate', '2027-06-05'],
  ['Recap from January 9\nRowing June 5-6, 2027.', 'startDate', '2027-06-05'],
  ['Memo of January 9\nRowing June 5-6, 2027.', 'startDate', '2027-06-05'],
  ['Minutes, 1/9/27\nRowing June 5-6, 2027.', 'startDate', '2027-06-05'],
  [
    'Venue wish list from Iron & Oak Functional Fitness (email only)',
    'contactOrganization',
    'Iron & Oak Functional Fitness',
  ],
  ['Request from the Desert Dinkers\nPickleball June 5-6, 2027', 'contactOrganization', 'Desert Dinkers'],
  ['Request from Tulsa, Oklahoma\nPickleball June 5-6, 2027', 'contactOrganization', undefined],
  // A question and its answer.
  [asked('How many rinks do you need?', '3'), 'spaceCount', 3],
  [asked('How many teams?', '48'), 'teamCount', 48],
  [asked('How many athletes?', 'About 210'), 'participants', 210],
  [asked('Where would you like to play?', 'Tulsa, Oklahoma'), 'requestAddress', 'Tulsa, OK'],
  [asked('How many people will watch?', '900 spectators'), 'attendance', 900],
  [asked('What is your budget?', '$4,500'), 'budgetTo', 4500],
  [asked('Do you need hotel rooms?', 'Yes, 85 rooms per night'), 'roomsPerNight', 85],
  ['Q1: How many courts?\nA1: 12\nVolleyball June 5-6, 2027', 'spaceCount', 12],
  ['Question: How many teams?\nAnswer: 40', 'teamCount', 40],
  ['How many teams?\n40\nSoccer June 5-6, 2027', 'teamCount', 40],
  ['How many courts do you need?\n12 courts\nVolleyball June 5-6, 2027', 'spaceCount', 12],
  ['2. Participants\n  2.1 620', 'participants', 620],
  [`${event}How many fields do you have?\nThanks, Ann Moss`, 'spaceCount', undefined],
  [`${event}Who handles bookings?\nGrant Pettway`, 'contactName', 'Grant Pettway'],
  // A file of values.
  [values('end,teams', '2027-06-06,24'), 'teamCount', 24],
  [values('end,fields', '2027-06-06,8'), 'spaceCount', 8],
  [values('end,city', '2027-06-06,Tulsa'), 'endDate', '2027-06-06'],
  [values('end,email', '2027-06-06,ann@x.example'), 'contactEmail', 'ann@x.example'],
  [values('end,spectators', '2027-06-06,900'), 'attendance', 900],
  ['event;sport;teams;courts\nElm Cup;Volleyball;24;12', 'spaceCount', 12],
  ['event;sport;teams;courts\nElm Cup;Volleyball;24;12', 'name', 'Elm Cup'],
  ['"event","sport","teams","courts"\n"Elm Cup","Volleyball","24","12"', 'teamCount', 24],
  ['event;sport;teams;courts\nElm Cup;Volleyball;24;12\nOak Cup;Volleyball;30;14', 'teamCount', undefined],
  ['Hi, Ann, Bo, and Cy\nIn June, we play, 8 teams, 4 fields', 'teamCount', 8],
  // Greetings, and who plays.
  ['96 competitors, ladies and gentlemen.', 'gender', 'Male & Female'],
  ['Singles for ladies and gentlemen, June 5-6, 2027.', 'gender', 'Male & Female'],
  ['Ladies and gentlemen, we need 8 fields.', 'gender', undefined],
  ['Dear ladies and gentlemen, we need 8 fields.', 'gender', undefined],
  ["A ladies' doubles event.", 'gender', 'Female'],
  // Whose wish a place is.
  [`${event}Omaha, Nebraska is the committee's preference.`, 'requestAddress', 'Omaha, NE'],
  [`${event}Omaha, Nebraska is our strong preference.`, 'requestAddress', 'Omaha, NE'],
  [`${event}Omaha, Nebraska would be our target.`, 'requestAddress', 'Omaha, NE'],
  [`${event}Oh, and the town is Omaha, Nebraska.`, 'requestAddress', 'Omaha, NE'],
  [`${event}Omaha, Nebraska is my favorite.`, 'requestAddress', 'Omaha, NE'],
  // Space for what they bring.
  ['Billiards June 5-6, 2027. We need space for 20 tables, which we bring.', 'spaceCount', 20],
  ['Billiards June 5-6, 2027. Room for 20 tables, which our dealer supplies.', 'spaceCount', 20],
  ['Fencing June 5-6, 2027. Room for 30 strips, which we bring.', 'spaceCount', 30],
  ['Wrestling June 5-6, 2027. 8 mats, which we bring.', 'spaceCount', undefined],
  // Tracks and ranges of the sport.
  ['Motocross June 5-6, 2027 at any track.', 'spaceName', 'Raceway'],
  ['We race motocross. We lost our track.', 'spaceName', 'Raceway'],
  ['Track meet June 5, 2027. One track.', 'spaceName', 'Track'],
  ['A biathlon with a shooting range beside the trail.', 'sportsList', ['Biathlon']],
  ['Snowboarding June 5-6, 2027. A terrain park is essential.', 'spaceName', 'Ski Slope'],
  ['We need a shooting range.', 'sportsList', ['Shooting Sports']],
  // Months that aren't meant.
  ['Soccer. Not June, not July: any Saturday in September 2027.', 'startDate', '2027-09-01'],
  ['Soccer. Not in June. July 10-11, 2027.', 'startDate', '2027-07-10'],
  ['Soccer. July 10-11, 2027, not July 3-4.', 'startDate', '2027-07-10'],
  ['Soccer. Please not May 8. May 15, 2027 is right.', 'startDate', '2027-05-15'],
  // Levels that stand alone.
  ['MMA card, professional, September 25, 2027.', 'eventLevel', 'Professional'],
  ['Boxing (pro), September 25, 2027.', 'eventLevel', 'Professional'],
  ['Level: Professional\nBoxing September 25, 2027.', 'eventLevel', 'Professional'],
  [`${event}Friendly, professional staff is a plus.`, 'eventLevel', undefined],
  // Answers before a day.
  [`${event}Reach Jonah Pell at jonah@x.example before January 31, 2027.`, 'responseDeadline', '2027-01-31'],
  [`${event}Please call me by January 31, 2027.`, 'responseDeadline', '2027-01-31'],
  [`${event}Contact us no later than January 31, 2027.`, 'responseDeadline', '2027-01-31'],
  [`${event}Email Ann Moss by January 31, 2027.`, 'responseDeadline', '2027-01-31'],
  [`${event}Write to our secretary before January 31, 2027.`, 'responseDeadline', '2027-01-31'],
  [`${event}Get in touch with me on or before January 31, 2027.`, 'responseDeadline', '2027-01-31'],
  [`${event}We hope to reach 40 teams by May 1, 2027.`, 'responseDeadline', undefined],
  // A number that is like this, and money that is all there is.
  [`${event}we only have $900 lol`, 'budgetTo', 900],
  [`${event}all we have is $900 tbh`, 'budgetTo', 900],
  [`${event}We have only $900, sadly.`, 'budgetTo', 900],
  [`${event}we have $900 saved`, 'budgetTo', 900],
  [`${event}we've got $900 right now`, 'budgetTo', 900],
  // Set-up on a day of the week, among others.
  ['Soccer on Saturday, June 12, 2027, with Friday for setup.', 'setupDays', 1],
  ['Soccer on Saturday, June 12, 2027, and Thursday to set up.', 'setupDays', 2],
  ['Soccer on Saturday, June 12, 2027. Friday is for load-in.', 'setupDays', 1],
  ['Soccer on Sunday, June 13, 2027, Friday is set-up.', 'setupDays', 2],
  // Who presents it, and bodies that are named for games.
  [
    'Presented by Humboldt Dinghy Association\nSailing June 5-6, 2027',
    'contactOrganization',
    'Humboldt Dinghy Association',
  ],
  ['Hosted by Elm City Wheelers. Cycling June 5, 2027', 'contactOrganization', 'Elm City Wheelers'],
  ['Hello from the Shamrock Board of Gaelic Games!', 'contactOrganization', 'Shamrock Board of Gaelic Games'],
  ['Hello from the Shamrock Board of Gaelic Games!', 'name', undefined],
  ['The Powder Keg Series is a set of contests. Snowboarding.', 'contactOrganization', undefined],
  ['from the desk of tess abara\nwe play roller hockey.', 'contactName', 'tess abara'],
  // Distances of hotels, and around a town.
  [`${event}Hotel: 190 rooms a night, 4 miles or less from the pool`, 'requestDist', undefined],
  ['Judo June 5-6, 2027, Fresno CA or 30 mi around.', 'requestDist', 30],
  ['Judo June 5-6, 2027 in Fresno, California and 30 miles around.', 'requestDist', 30],
]

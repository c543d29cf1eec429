import { event, type Phrase } from './phrase.ts'

const request = `INVITATION TO BID\n\n${event}\n`

/** How forms, lists and notes write it. Undefined: they say nothing of the field. */
export const phrasesOfForms: readonly Phrase[] = [
  // Numbered lines, and headings above them.
  [`${request}Section 6. Region\n  6.1 Spokane, Washington`, 'requestAddress', 'Spokane, WA'],
  [`${request}6. Location\n  6.1 Spokane, Washington`, 'requestAddress', 'Spokane, WA'],
  [`${request}VI. Location\n  6.1 Spokane, Washington`, 'requestAddress', 'Spokane, WA'],
  [`${request}Location:\n- Spokane, Washington`, 'requestAddress', 'Spokane, WA'],
  [`${request}Section 2. Participants\n  2.1 Female gymnasts: 620`, 'participants', 620],
  [`${request}2. Participants\n  2.1 Spectators (all sessions): 5,000`, 'attendance', 5000],
  [`${request}2. Participants\n  2.1. Teams: 40`, 'teamCount', 40],
  [`${request}2. Participants\n  2.1.3 Teams: 40`, 'teamCount', 40],
  [`${request}1.2 Set-up: Thursday, June 3 and Friday, June 4`, 'setupDays', 2],
  [`${request}3.1 Competition: Saturday, June 5`, 'name', undefined],
  [`${request}3. Facility\n  3.1 Fieldhouse, indoor`, 'facilityTypes', ['Fieldhouse']],
  ['Competition: May Classic\nSoccer June 5-6, 2027', 'name', 'May Classic'],
  // A number after a space, and numbers within its name.
  ['Type of space: Exhibit hall, 1', 'spaceCount', 1],
  ['Type of space: Courts, 12', 'spaceCount', 12],
  ['Space: Turf fields x 8', 'spaceCount', 8],
  ['Space needed: Fields (8)', 'spaceCount', 8],
  ['Venue: Pools - 2', 'spaceCount', 2],
  ['Spaces: Mats 14', 'spaceCount', 14],
  ['Disc golf, two 18 hole disc golf courses', 'spaceCount', 2],
  ['Disc golf, two 18-hole courses', 'spaceCount', 2],
  ['Golf on three 9 hole golf courses', 'spaceCount', 3],
  ['Triathlon. 1,800 spectators along the course', 'spaceName', undefined],
  ['Marathon. We post medics along the course.', 'spaceName', undefined],
  ['Marathon. Course: certified road course', 'spaceName', 'Road Course'],
  ['Swimming, with a warm-down in the diving well', 'sportsList', ['Swimming']],
  ['Swimming. No diving boards are needed.', 'sportsList', ['Swimming']],
  ['Swimming and diving meet', 'sportsList', ['Swimming', 'Diving']],
  // What is needed, without its label, and what is none.
  [
    'Special needs: Each pit must have a 20 amp circuit.',
    'requirementNotes',
    'Each pit must have a 20 amp circuit.',
  ],
  ['Special requests: The hall must have a stage.', 'requirementNotes', 'The hall must have a stage.'],
  [`${event}Note: Branson was ruled out by the client`, 'requirementNotes', undefined],
  [`${event}Note: the old park was turned down by our board`, 'requirementNotes', undefined],
  [`${event}My hockey thing needs 3 sheets of ice over MLK weekend.`, 'requirementNotes', undefined],
  [`${event}We need 8 fields over Memorial Day weekend.`, 'requirementNotes', undefined],
  // Answers that aren't proposals.
  [`${event}Letter of intent due 4/1/2027`, 'responseDeadline', '2027-04-01'],
  [`${event}Letters of interest are due by Feb. 15, 2027.`, 'responseDeadline', '2027-02-15'],
  [`${event}Expressions of interest by February 15, 2027`, 'responseDeadline', '2027-02-15'],
  [
    `${event}Letters of intent due Jan. 15, 2027; proposals due Feb. 15, 2027.`,
    'responseDeadline',
    '2027-02-15',
  ],
  [
    `${event}Proposals due Feb. 15, 2027; letters of intent due Jan. 15, 2027.`,
    'responseDeadline',
    '2027-02-15',
  ],
  // Parts of months.
  ['Basketball in the first two weeks of June 2027', 'endDate', '2027-06-14'],
  ['Basketball in the first three weeks of June 2027', 'endDate', '2027-06-21'],
  ['Basketball during the last two weeks of June 2027', 'startDate', '2027-06-17'],
  ['Basketball, first 2 weeks of June 2027', 'startDate', '2027-06-01'],
  // Several days are no deadline, unless words say so.
  ['Need quote asap: 3 soccer fields Dec 19-20, 2026 for 24 teams', 'startDate', '2026-12-19'],
  ['Need quote asap: 3 soccer fields Dec 19-20, 2026 for 24 teams', 'responseDeadline', undefined],
  ['Please send pricing for soccer on June 5-6, 2027.', 'startDate', '2027-06-05'],
  ['Please send pricing for soccer on June 5-6, 2027.', 'responseDeadline', undefined],
  ['Let me know about June 5 and 6, 2027 for soccer', 'startDate', '2027-06-05'],
  // Ages between a number and what it counts, and numbers that are added up.
  ['Soccer, 24 U9-U12 teams', 'teamCount', 24],
  ['Soccer, 24 U12 boys teams', 'teamCount', 24],
  ['Soccer, 24 12U teams', 'teamCount', 24],
  [`${event}28 men's and 20 women's teams`, 'teamCount', 48],
  [`${event}28 boys teams and 20 girls teams`, 'teamCount', 48],
  [`${event}28 adult & 20 youth teams`, 'teamCount', 48],
  [`${event}48 teams: 28 men's teams and 20 women's teams`, 'teamCount', 48],
  [`${event}Last year 28 men's and 20 women's teams came.`, 'teamCount', undefined],
  ["We're planning the Hollow Ridge 50K for Saturday, October 2, 2027", 'name', 'Hollow Ridge 50K'],
  // Who asks.
  [`${event}Mesa AZ. Thanks, Al Reyes, AD, Mesa Unified, 480-555-0133`, 'contactName', 'Al Reyes'],
  [`Fixture sec for the Port City Rugby Club here. ${event}`, 'contactOrganization', 'Port City Rugby Club'],
  [`Coach with the Port City Rugby Club here. ${event}`, 'contactOrganization', 'Port City Rugby Club'],
  [`Treasurer of Port City Rugby Club here. ${event}`, 'contactOrganization', 'Port City Rugby Club'],
  [
    `I do event planning for Sunspot Sports & Social. ${event}`,
    'contactOrganization',
    'Sunspot Sports & Social',
  ],
  [`I book venues for Sunspot Sports & Social. ${event}`, 'contactOrganization', 'Sunspot Sports & Social'],
  [
    `We handle travel and lodging for Sunspot Sports & Social. ${event}`,
    'contactOrganization',
    'Sunspot Sports & Social',
  ],
  [
    `I take care of scheduling at Sunspot Sports & Social. ${event}`,
    'contactOrganization',
    'Sunspot Sports & Social',
  ],
  [
    `The Northwest Gymnastics Council ("Council") invites bids. ${event}`,
    'contactOrganization',
    'Northwest Gymnastics Council',
  ],
  [
    `The Northwest Gymnastics Council (the "Council") seeks a host. ${event}`,
    'contactOrganization',
    'Northwest Gymnastics Council',
  ],
  [
    `The Northwest Gymnastics Council (NGC) seeks a host. ${event}`,
    'contactOrganization',
    'Northwest Gymnastics Council',
  ],
  [
    `I'm the commissioner of the Sooner Slowpitch League and I'm lookin' for fields. ${event}`,
    'contactOrganization',
    'Sooner Slowpitch League',
  ],
  [
    `I'm with the Sooner Slowpitch League and we need fields. ${event}`,
    'contactOrganization',
    'Sooner Slowpitch League',
  ],
  [`Liga Hispana de Idaho here. ${event}`, 'contactOrganization', 'Liga Hispana de Idaho'],
  [`Asociación Atlética de Yuma here. ${event}`, 'contactOrganization', 'Asociación Atlética de Yuma'],
]

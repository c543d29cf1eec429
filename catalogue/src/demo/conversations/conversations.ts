/** Who says it (the box of a demo account), how many days before the build, the time of day in UTC, and what. */
export type Line = readonly [by: string, daysAgo: number, at: string, text: string]

/** A conversation of demo accounts. Without a name, it is one of two people. */
export interface DemoConversation {
  name: string | null
  /** The first one manages a group. */
  people: readonly string[]
  /** How many of the last messages nobody but their author has read. */
  unread: number
  lines: readonly Line[]
}

export const demoConversations: readonly DemoConversation[] = [
  {
    name: 'Grand Park: Midwest Invitational 14U',
    people: ['organizer', 'facility', 'destination', 'hotel'],
    unread: 1,
    lines: [
      [
        'organizer',
        9,
        '15:10',
        'Putting everybody for the Midwest Invitational in one place. Friday noon to Sunday evening.',
      ],
      [
        'destination',
        9,
        '15:42',
        'Glad to have you. We can help with shuttles and a welcome table at registration.',
      ],
      [
        'organizer',
        3,
        '20:12',
        'We have 96 teams confirmed, so ten courts from Friday noon. Eight with you is fine if the other two are close enough for one shuttle loop.\n\nWhat does the floor look like with the bleachers out?',
      ],
      [
        'facility',
        3,
        '20:40',
        'Same layout as last March. Courts 5 and 6 have room for the broadcast table.',
      ],
      [
        'hotel',
        2,
        '14:05',
        'I can hold 60 double queens for Friday and Saturday until the first of next month.',
      ],
      ['organizer', 2, '14:31', 'Perfect. Please hold 60, we will know the rest after seeding.'],
      [
        'facility',
        1,
        '09:41',
        'The school four miles down 146th Street has both extra courts free all three days. The hold runs for two weeks.',
      ],
    ],
  },
  {
    name: null,
    people: ['organizer', 'destination'],
    unread: 0,
    lines: [
      [
        'destination',
        2,
        '16:20',
        'The sports grant opens on Monday. Your event qualifies with 400 room nights or more.',
      ],
      ['organizer', 2, '17:02', 'We had 510 last year. Could the grant cover the shuttle between venues?'],
      [
        'destination',
        1,
        '13:15',
        'Yes, as transportation. Send me last year’s pickup report and I will start the form.',
      ],
      ['organizer', 1, '18:47', 'Will do tomorrow morning, thank you!'],
    ],
  },
  {
    name: null,
    people: ['participant', 'organizer'],
    unread: 1,
    lines: [
      ['participant', 5, '22:08', 'Hi Marcus, is there still a spot for a 13U team in the fall league?'],
      ['organizer', 4, '12:30', 'There is one left in the silver division. Registration closes on Friday.'],
      ['participant', 4, '21:55', 'Great, we will sign up tonight. 🏀'],
    ],
  },
  {
    name: 'Fieldhouse roof and concessions',
    people: ['company', 'facility', 'business'],
    unread: 0,
    lines: [
      ['company', 20, '14:00', 'The crew starts on the north roof on the 3rd. Courts 1 to 4 stay open.'],
      [
        'facility',
        20,
        '14:22',
        'Thanks. Please keep the loading dock clear on Saturdays, we have tournaments.',
      ],
      [
        'business',
        19,
        '15:37',
        'We deliver to the dock at 7 on Saturdays. I can move to the west door while you work.',
      ],
      ['company', 19, '16:01', 'That would help a lot. West door it is.'],
    ],
  },
]

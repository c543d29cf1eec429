import type { WrittenRequest } from './written-request.ts'

export const tuned28: readonly WrittenRequest[] = [
  {
    text: `Good afternoon,

Our association has been awarded the Royal City Ringette Cup and our own arena only has one pad, so we're shopping around. Details as they stand:

Dates: 12-14 March 2027
Divisions: U10 and U12, girls
Teams: 36
Ice: 4 ice pads
Area: within 80 km of Guelph, ON
Rooms: 240 on the peak night
Requirements: Every team must have its own dressing room.
Deadline for replies: 2027-01-08

I'm not sure about the number of spectators. Two years ago the gate counted 1,900, but that was with a mascot race.

Cheers,
Shannon MacLeod
Tournament Convenor, Wellington Ringette Association
shannon@wellingtonringette.example
519-555-0172`,
    fields: {
      name: 'Royal City Ringette Cup',
      sportsList: ['Ringette'],
      startDate: '2027-03-12',
      endDate: '2027-03-14',
      ages: 'U10 and U12',
      gender: 'Female',
      teamCount: 36,
      spaceName: 'Rink',
      spaceCount: 4,
      surface: 'Ice',
      requestAddress: 'Guelph, ON',
      requestDist: 50,
      roomsPerNight: 240,
      requirementNotes: 'Every team must have its own dressing room.',
      responseDeadline: '2027-01-08',
      contactName: 'Shannon MacLeod',
      contactOrganization: 'Wellington Ringette Association',
      contactEmail: 'shannon@wellingtonringette.example',
      contactPhone: '519-555-0172',
    },
    uncertain: [],
  },
]

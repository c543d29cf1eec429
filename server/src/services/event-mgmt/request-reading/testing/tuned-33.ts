import type { WrittenRequest } from './written-request.ts'

/** Requests of somebody who didn't know the rules, read on 2026-11-25. */
export const tuned33: readonly WrittenRequest[] = [
  {
    text: `Just exploring options at this point, nothing is decided.

| Item | Detail |
|---|---|
| Event | Rocky Mountain Shuttle Classic |
| Sport | Badminton |
| Dates | August 20-22, 2027 |
| Location | Fort Collins, Colorado |
| Courts | 16 |
| Players | 310 |
| Surface | Hardwood |
| Hotel rooms per night | 55 |
| Budget | $8,000 - $9,500 |

Meera Joshi
Front Range Badminton Association
meera@frontrangebadminton.example`,
    fields: {
      urgency: 2,
      name: 'Rocky Mountain Shuttle Classic',
      sportsList: ['Badminton'],
      startDate: '2027-08-20',
      endDate: '2027-08-22',
      requestAddress: 'Fort Collins, CO',
      spaceName: 'Court',
      spaceCount: 16,
      participants: 310,
      surface: 'Hardwood',
      roomsPerNight: 55,
      budgetFrom: 8000,
      budgetTo: 9500,
      contactName: 'Meera Joshi',
      contactOrganization: 'Front Range Badminton Association',
      contactEmail: 'meera@frontrangebadminton.example',
    },
    uncertain: [],
  },
]

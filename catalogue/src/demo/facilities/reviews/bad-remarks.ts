import { plays, remarks, said, type Remark } from './voices.ts'

/** What people mind a little, in a review that is kind on the whole. */
export const smallComplaints: Remark[] = remarks([
  'Signs on site could be better.',
  said('Cell service is weak inside.', { where: 'Indoor' }),
  said('Cell service is weak out there.', { where: 'Outdoor' }),
  'It gets crowded around the entrance between games.',
  'A second check-in table would help.',
  'The schedule board was hard to read.',
  'It took two calls to get someone on the phone.',
  said('Parking fills up by nine.', { amenity: 'Parking' }),
  said('No Wi-Fi, so plan for that.', { missing: 'Wifi', where: 'Indoor' }),
  said('Bring your own chairs.', {
    missing: 'Bleachers',
    where: 'Outdoor',
    main: ['Field', 'Diamond', 'Court'],
  }),
  said('Not much shade.', { where: 'Outdoor', spaces: ['Field', 'Diamond', 'Court'] }),
  said('Concession line was long at noon.', { amenity: 'Concessions' }),
  said('No food on site, so pack a cooler.', { missing: 'Concessions' }),
  said('No showers, which matters after a long day.', { missing: 'Showers', amenity: 'Locker Rooms' }),
  said('Seating is tight when the house is full.', { amenity: 'Bleachers' }),
  said('It was cold in the stands, bring a blanket.', { spaces: ['Rink'], when: plays('ice hockey') }),
  said('Humid up in the stands.', { spaces: ['Pool'], where: 'Indoor' }),
  said('The lobby is small for a full {event}.', { where: 'Indoor' }),
  said('Only the portable toilets were open.', { missing: 'Restrooms' }),
])

/** What spoils a day. */
export const complaints: Remark[] = remarks([
  'The schedule ran two hours behind and nobody said why.',
  'We were told one thing on the phone and another at the desk.',
  'Trash cans were overflowing by noon.',
  'Staff were hard to find.',
  'The fee went up after we had booked.',
  said('Nobody had unlocked the gate when we arrived.', { where: 'Outdoor' }),
  said('The doors were still locked when we arrived.', { where: 'Indoor' }),
  'It needs paint and new lights.',
  said('Lot was full and we parked half a mile away.', { amenity: 'Parking' }),
  said('Bathrooms ran out of everything by ten in the morning.', { amenity: 'Restrooms' }),
  said('Floor was dusty and kids were slipping.', { spaces: ['Court'], where: 'Indoor' }),
  said('Two of the baskets were crooked.', { spaces: ['Court'], when: plays('basketball') }),
  said('Cracks in the courts need filling.', {
    spaces: ['Court'],
    where: 'Outdoor',
    when: plays('tennis', 'pickleball', 'basketball'),
  }),
  said('Goal mouths were bare dirt.', {
    spaces: ['Field'],
    where: 'Outdoor',
    when: ({ spaces }) => spaces.some(({ surface }) => surface === 'Grass'),
  }),
  said('Turf is worn flat in the middle.', {
    spaces: ['Field'],
    when: ({ spaces }) => spaces.some(({ surface }) => surface === 'Turf'),
  }),
  said('Infields were rock hard and full of stones.', { spaces: ['Diamond'], where: 'Outdoor' }),
  said('Ice was soft by the second period.', { spaces: ['Rink'], when: plays('ice hockey') }),
  said('Water was cloudy and too warm.', { spaces: ['Pool'] }),
  said('Greens had just been aerated and nobody told us.', { spaces: ['Golf Course'] }),
  said('Half the lanes were down.', { spaces: ['Bowling Lane'] }),
  said('Trail markers were missing at two turns.', {
    spaces: ['Trail', 'Cross Country Course', 'Disc Golf Course'],
  }),
  said('Locker rooms had not been cleaned.', { amenity: 'Locker Rooms' }),
  said('The scoreboard was dead for most of the day.', {
    amenity: 'Scoreboard',
    main: ['Court', 'Field', 'Diamond', 'Rink', 'Pool'],
  }),
  said('Half the lights were out.', { amenity: 'Field & Court Lighting', where: 'Outdoor' }),
  said('You could not understand a word over the speakers.', { amenity: 'PA System' }),
])

import { plays, remarks, said, type Remark } from './voices.ts'

const isHockey = plays('ice hockey')

/** About the place itself. */
export const goodAboutSpaces: Remark[] = remarks([
  said('The floor has the right amount of grip and the lines are easy to read.', {
    spaces: ['Court'],
    where: 'Indoor',
  }),
  said('Plenty of room between the courts, so balls rarely stop a game next door.', {
    spaces: ['Court'],
    when: ({ spaces }) => spaces.some(({ name, count }) => name === 'Court' && count > 2),
  }),
  said('Baskets are level and the nets were new.', { spaces: ['Court'], when: plays('basketball') }),
  said('Good ceiling height for volleyball.', {
    spaces: ['Court'],
    where: 'Indoor',
    when: plays('volleyball'),
  }),
  said('The courts dry quickly after rain.', {
    spaces: ['Court'],
    where: 'Outdoor',
    when: plays('tennis', 'pickleball'),
  }),
  said('Court surface is smooth, no cracks.', {
    spaces: ['Court'],
    where: 'Outdoor',
    when: plays('tennis', 'pickleball', 'basketball'),
  }),
  said('Sand is deep and was raked every morning.', { spaces: ['Court'], when: plays('beach volleyball') }),
  said('The grass was cut short and had no holes.', {
    spaces: ['Field'],
    when: ({ spaces }) => spaces.some(({ name, surface }) => name === 'Field' && surface === 'Grass'),
  }),
  said('Turf is newer and gives a true bounce.', {
    spaces: ['Field'],
    when: ({ spaces }) => spaces.some(({ name, surface }) => name === 'Field' && surface === 'Turf'),
  }),
  said('It rained all night and we still played on time.', {
    spaces: ['Field', 'Diamond'],
    where: 'Outdoor',
    when: ({ spaces }) => spaces.some(({ surface }) => surface === 'Turf'),
  }),
  said('Fields are numbered and easy to find.', {
    spaces: ['Field'],
    where: 'Outdoor',
    when: ({ spaces }) => spaces.some(({ name, count }) => name === 'Field' && count > 2),
  }),
  said('Infields were dragged between every game.', { spaces: ['Diamond'], where: 'Outdoor' }),
  said('Dugouts have shade, which matters in July.', { spaces: ['Diamond'], where: 'Outdoor' }),
  said('Mounds were in good shape even on Sunday.', { spaces: ['Diamond'], when: plays('baseball') }),
  said('The ice was good even for the last game of the night.', { spaces: ['Rink'], when: isHockey }),
  said('Boards and glass are in good condition.', { spaces: ['Rink'], when: isHockey }),
  said('Keen ice and plenty of curl.', { spaces: ['Rink'], when: plays('curling') }),
  said('Water was clear and the right temperature for racing.', { spaces: ['Pool'] }),
  said('Good blocks, good walls, enough deck space for eight teams.', { spaces: ['Pool'], where: 'Indoor' }),
  said('Track is springy and the lanes are freshly painted.', { spaces: ['Track'] }),
  said('Fairways are generous and the greens were quick.', { spaces: ['Golf Course'] }),
  said('The back nine is the better half.', {
    spaces: ['Golf Course'],
    when: ({ spaces }) => spaces.some(({ phrase }) => phrase.includes('18')),
  }),
  said('Nice mix of open and wooded holes.', { spaces: ['Disc Golf Course'] }),
  said('Trails drain well and the signs are clear.', { spaces: ['Trail'] }),
  said('Rolling course with a fair finish straight.', { spaces: ['Cross Country Course'] }),
  said('Mats were clean and taped before the first bout.', { spaces: ['Mat'] }),
  said('Spring floor has good bounce.', { spaces: ['Gymnastics Floor'] }),
  said('Routes are set with care and changed often.', { spaces: ['Climbing Wall'] }),
  said('Lanes play fair and the scoring never failed.', { spaces: ['Bowling Lane'] }),
  said('Footing is consistent and they water it between classes.', { spaces: ['Equestrian Arena'] }),
  said('Calm water most mornings and easy launching.', {
    spaces: ['Open Water'],
    when: plays('rowing', 'kayaking', 'stand-up paddleboarding'),
  }),
  said('Groomed by seven every morning we were there.', { spaces: ['Ski Slope'] }),
  said('Good sight lines from every row.', { when: ({ seats }) => (seats ?? 0) > 700 }),
  said('Halls are big enough that the noise does not carry.', { spaces: ['Exhibit Hall'] }),
  said('Tables are level and well lit.', { spaces: ['Table'] }),
  said('Banking is fair and the surface has grip all night.', {
    spaces: ['Raceway'],
    when: plays('auto racing'),
  }),
  said('Jumps were reshaped before the second day.', {
    spaces: ['Raceway'],
    when: plays('motocross', 'BMX'),
  }),
  said('Good flow and no bad spots in the concrete.', { spaces: ['Skate Park'] }),
  said('Platforms are solid and there are plenty of plates.', { spaces: ['Lifting Platform'] }),
  said('Strips are well spaced and the machines all worked.', { spaces: ['Fencing Strip'] }),
])

/** About what is around it and who runs it. */
export const goodAboutRest: Remark[] = remarks([
  'Staff answered every question before we had to ask twice.',
  said('The person at the front desk knew the whole schedule by heart.', { where: 'Indoor' }),
  'Everything started on time, which is rare.',
  said('Clean from the lobby to the last stall.', { where: 'Indoor', amenity: 'Restrooms' }),
  'Easy in and out, even with everyone leaving at once.',
  'Booking was simple and the invoice matched the quote.',
  'They let us in early to set up.',
  'Plenty of places to eat within a few minutes.',
  said('They fixed a broken {broken} within the hour.', {
    main: ['Court', 'Field', 'Diamond', 'Rink', 'Pool', 'Bowling Lane'],
  }),
  'Fair price for what you get.',
  'Easy to find coming from the highway.',
  'The manager walked the site with us the week before.',
  said('Parking was close and free.', { amenity: 'Parking' }),
  said('Room for our bus right next to the entrance.', { amenity: 'RV & Bus Parking' }),
  said('Bathrooms were cleaned through the day.', { amenity: 'Restrooms' }),
  said('Concession stand had real food, not only candy.', { amenity: 'Concessions' }),
  said('Locker rooms are roomy.', { amenity: 'Locker Rooms' }),
  said('Showers were hot.', { amenity: 'Showers' }),
  said('Wi-Fi held up with a few hundred people on it.', { amenity: 'Wifi' }),
  said('Grandparents watched from home on the stream.', { amenity: 'Live Streaming' }),
  said('Lights are bright enough for late games.', { amenity: 'Field & Court Lighting', where: 'Outdoor' }),
  said('The playground kept the little ones busy between games.', { amenity: 'Playground' }),
  said('Ramps everywhere, my mother had no trouble with her chair.', { amenity: 'Wheelchair Accessible' }),
  said('The air conditioning kept up with a full house.', { amenity: 'Air Conditioning', where: 'Indoor' }),
  said('Good bleachers close to the action.', { amenity: 'Bleachers' }),
  said('Scoreboard worked all weekend.', {
    amenity: 'Scoreboard',
    main: ['Court', 'Field', 'Diamond', 'Rink', 'Pool'],
  }),
  said('Pro shop sharpened a pair of skates while we waited.', { amenity: 'Pro Shop', when: isHockey }),
  said('The restaurant does a decent breakfast.', { amenity: 'Restaurant' }),
  said('Staying on site made the weekend easy.', { amenity: 'Lodging' }),
  said('Officials had a room to change in, thank you for that.', { amenity: 'Officials Rooms' }),
  said('A trainer was there the whole time.', { amenity: 'Athletic Training Room' }),
  said('Batting cages let us warm up properly.', { amenity: 'Batting Cages' }),
  said('Meeting room worked well for the coaches.', { amenity: 'Meeting Rooms' }),
  said('Water fountains to fill bottles at, and they were cold.', { amenity: 'Water Fountains' }),
  said('For a building from {year} it has been looked after.', {
    where: 'Indoor',
    when: ({ yearOpened }) => yearOpened !== null && yearOpened < 1985,
  }),
  said('Still feels new.', { when: ({ yearOpened }) => yearOpened !== null && yearOpened > 2017 }),
])

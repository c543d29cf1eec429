import type { ReadingQuery } from '../reading-query.ts'

/** What staff of national governing bodies and colleges type. */
export const associationsQueries: readonly ReadingQuery[] = [
  {
    text: 'regional fencing champs, 24 strips, Kansas City area',
    filter: {
      sports: ['Fencing'],
      space: { name: 'Fencing Strip', sport: 'Fencing', count: 24 },
      area: 'metro:kansas-city',
    },
  },
  {
    text: 'sanctioned judo event - need 6 mats and bleachers for 800, Reno',
    filter: {
      sports: ['Judo'],
      space: { name: 'Mat', sport: 'Judo', count: 6 },
      capacity: { from: 800 },
      amenities: ['Bleachers'],
      near: 'Reno, NV',
    },
  },
  {
    text: 'convention center 150k sq ft weightlifting nationals June 2028',
    filter: { sports: ['Weightlifting'], facilityType: ['Convention Center'], indoorArea: { from: 150_000 } },
    dates: { from: '2028-06-01', to: '2028-06-30' },
  },
  {
    text: 'D3 swim champs pool with seating for 1,200 Grinnell Iowa',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming' },
      capacity: { from: 1200 },
      near: 'Grinnell, IA',
    },
  },
  {
    text: 'NCAA gymnastics regional: arena, 6000 seats, the Carolinas',
    filter: {
      sports: ['Gymnastics'],
      facilityType: ['Arena'],
      capacity: { from: 6000 },
      state: ['North Carolina', 'South Carolina'],
    },
  },
  {
    text: 'club ultimate sectionals 10 grass fields New England May 1-2',
    filter: {
      sports: ['Ultimate'],
      space: { name: 'Field', sport: 'Ultimate', surface: ['Grass'], count: 10 },
      state: ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
    },
    dates: { from: '2027-05-01', to: '2027-05-02' },
  },
  {
    text: '2 sheets of ice, adult figure skating, locker rooms + jumbotron, anywhere in Utah',
    filter: {
      sports: ['Figure Skating'],
      space: { name: 'Rink', sport: 'Figure Skating', surface: ['Ice'], count: 2 },
      amenities: ['Locker Rooms', 'Video Board'],
      state: 'Utah',
    },
  },
  {
    text: 'We are looking for a fieldhouse to host our collegiate track and field championship on February 26-27, 2027. Seating for 2,500, a warm-up area and an athletic training room are required. Indiana or Ohio.',
    filter: {
      sports: ['Track & Field'],
      facilityType: ['Fieldhouse'],
      capacity: { from: 2500 },
      amenities: ['Warm-Up Area', 'Athletic Training Room'],
      state: ['Indiana', 'Ohio'],
    },
    dates: { from: '2027-02-26', to: '2027-02-27' },
  },
  {
    text: 'table tennis team trials 2027 ft worth, 32 tables',
    filter: {
      sports: ['Table Tennis'],
      space: { name: 'Table', sport: 'Table Tennis', count: 32 },
      near: 'Fort Worth, TX',
    },
    dates: { from: '2027-01-01', to: '2027-12-31' },
  },
  {
    text: 'greco-roman wrestling regional Casper, Wyoming dec 5 16 mats',
    filter: {
      sports: ['Wrestling'],
      space: { name: 'Mat', sport: 'Wrestling', count: 16 },
      near: 'Casper, WY',
    },
    dates: { from: '2026-12-05', to: '2026-12-05' },
  },
  {
    text: 'Pan Am qualifier team handball arena for 3,000 fans Puerto Rico',
    filter: {
      sports: ['Team Handball'],
      facilityType: ['Arena'],
      capacity: { from: 3000 },
      state: 'Puerto Rico',
    },
  },
  {
    text: 'cancha bajo techo para balonmano en Ponce',
    filter: {
      sports: ['Team Handball'],
      space: { name: 'Court', sport: 'Team Handball', location: 'Indoor' },
      near: 'Ponce, PR',
    },
  },
  {
    text: 'NAIA conference xc course within 40 miles of wichita',
    filter: {
      sports: ['Cross Country'],
      space: { name: 'Cross Country Course', sport: 'Cross Country' },
      near: 'Wichita, KS',
      dist: 40,
    },
  },
  {
    text: 'collegiate club rowing sprints Oak Ridge Tennessee',
    filter: { sports: ['Rowing'], near: 'Oak Ridge, TN' },
  },
  {
    text: 'collegiate bass fishing series with lodging guntersville al',
    filter: { sports: ['Fishing'], amenities: ['Lodging'], near: 'Guntersville, AL' },
  },
  {
    text: 'club baseball world series stadium, press box, 2000 seats, Paducah KY',
    filter: {
      sports: ['Baseball'],
      facilityType: ['Stadium'],
      capacity: { from: 2000 },
      amenities: ['Press Box'],
      near: 'Paducah, KY',
    },
  },
  {
    text: 'womens water polo all deep pool + scoreboard, long beach',
    filter: {
      sports: ['Water Polo'],
      space: { name: 'Pool', sport: 'Water Polo' },
      amenities: ['Scoreboard'],
      near: 'Long Beach, CA',
    },
  },
  {
    text: 'one venue for judo, karate and bjj - 10 mats - Albany NY',
    filter: {
      sports: ['Judo', 'Karate', 'Jiu-Jitsu'],
      space: { name: 'Mat', count: 10 },
      near: 'Albany, NY',
    },
  },
  {
    text: 'Memphis cheer nationals 28 ft clear height warm up area',
    filter: {
      sports: ['Cheerleading'],
      clearHeight: { from: 28 },
      amenities: ['Warm-Up Area'],
      near: 'Memphis, TN',
    },
  },
  {
    text: 'rugby 7s invitational in Nassau, Bahamas',
    filter: { sports: ['Rugby'] },
    unknownPlace: 'Nassau, Bahamas',
  },
  {
    text: 'january bonspiel Fargo, curling, 6 sheets of ice',
    filter: {
      sports: ['Curling'],
      space: { name: 'Rink', sport: 'Curling', surface: ['Ice'], count: 6 },
      near: 'Fargo, ND',
    },
    dates: { from: '2027-01-01', to: '2027-01-31' },
  },
  {
    text: 'collegiate dance nationals; stage; 3000 chairback seats; greater orlando',
    filter: {
      sports: ['Dance'],
      space: { name: 'Stage', sport: 'Dance' },
      capacity: { from: 3000 },
      amenities: ['Chair-Back Seating'],
      area: 'metro:orlando',
    },
  },
  {
    text: 'winter guard championships DFW arena w/ PA system',
    filter: {
      sports: ['Marching Arts'],
      facilityType: ['Arena'],
      amenities: ['PA System'],
      area: 'metro:dfw',
    },
  },
  {
    text: '4 court wheelchair basketball tourney Champaign IL',
    filter: {
      sports: ['Wheelchair Basketball'],
      space: { name: 'Court', sport: 'Wheelchair Basketball', count: 4 },
      near: 'Champaign, IL',
    },
  },
  {
    text: 'tenis de mesa, gimnasio con aire acondicionado, Mayagüez',
    filter: {
      sports: ['Table Tennis'],
      facilityType: ['Gymnasium'],
      amenities: ['Air Conditioning'],
      near: 'Mayagüez, PR',
    },
  },
]

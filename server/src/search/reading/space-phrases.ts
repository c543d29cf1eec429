import { facilityTypes } from '@app/contract/reference-lists/facility-types.ts'
import { spaceTypeNames, type SpaceTypeName } from '@app/contract/reference-lists/space-types.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { surfaces } from '@app/contract/reference-lists/surfaces.ts'
import { listed, phrase, withOpposite, type Phrase } from './phrases.ts'

/** Spaces that are named after their sport. */
const spacesOf = (sport: SportName, spaceType: SpaceTypeName, list: string) =>
  listed(list, { sports: [sport], spaceType: [spaceType] })

/** English, Spanish and French, as in Quebec. */
export const spacePhrases: readonly Phrase[] = [
  ...spaceTypeNames
    .filter((name) => name !== 'Other' && name !== 'Field')
    .map((name) => phrase(name, { spaceType: [name] })),
  // Ball fields are called fields, too. The sport decides.
  ...listed('field', { spaceType: ['Field', 'Diamond'] }),
  ...listed('hard court', { spaceType: ['Court'] }),
  // A track of motorbikes is a raceway, and so on.
  ...listed('track', { spaceType: ['Track', 'Raceway', 'Sliding Track'] }),
  ...listed('course', {
    spaceType: ['Golf Course', 'Disc Golf Course', 'Cross Country Course', 'Road Course'],
  }),
  ...listed('platform', { spaceType: ['Lifting Platform'] }),
  ...listed('cancha, terrain', { spaceType: ['Court', 'Field', 'Diamond'] }),
  ...listed('campo, pitch', { spaceType: ['Field', 'Diamond'] }),
  ...listed('ball field, ballfield, ball diamond, ballpark, ball park, infield, backstop', {
    spaceType: ['Diamond'],
  }),
  ...listed(
    'patinoire, glace, pista de hielo, ice sheet, sheet of ice, ice arena, ice rink, ice surface, skating rink, ice',
    {
      spaceType: ['Rink'],
      surface: ['Ice'],
    },
  ),
  ...listed('sheet', { spaceType: ['Rink'] }),
  ...listed('pista', { spaceType: ['Track', 'Rink', 'Court', 'Fencing Strip'] }),
  ...listed('pista de patinaje', { spaceType: ['Rink'] }),
  ...listed('spring floor', { spaceType: ['Gymnastics Floor'] }),
  ...spacesOf('Roller Skating', 'Rink', 'roller rink, roller skating rink'),
  ...spacesOf('Rodeo', 'Equestrian Arena', 'rodeo arena, rodeo grounds'),
  ...spacesOf('Rowing', 'Open Water', 'rowing course, regatta course'),
  ...listed(
    'piscina, piscine, alberca, pileta, alberca olímpica, piscina olímpica, piscine olympique, competition pool, olympic pool, olympic size pool',
    {
      spaceType: ['Pool'],
    },
  ),
  ...listed(
    'natatorium, natatorio, indoor pool, indoor swimming pool, piscina cubierta, piscina techada, alberca techada, piscine intérieure',
    {
      spaceType: ['Pool'],
      location: ['Indoor'],
    },
  ),
  ...listed(
    '50 meter pool, 50m pool, 25 yard pool, 25 meter pool, 25m pool, long course pool, short course pool, 50 meter, 50m, long course, 25 yard',
    {
      spaceType: ['Pool'],
    },
  ),
  ...listed('running track, 400 meter track, 400m track, 200 meter track, 200m track', {
    spaceType: ['Track'],
  }),
  ...listed('indoor track, 200m indoor track', { spaceType: ['Track'], location: ['Indoor'] }),
  ...listed(
    'turf field, field turf, artificial turf field, synthetic turf field, astroturf field, campo de césped artificial, terrain synthétique',
    {
      spaceType: ['Field', 'Diamond'],
      surface: ['Turf'],
    },
  ),
  ...listed('grass field, natural grass field', { spaceType: ['Field', 'Diamond'], surface: ['Grass'] }),
  ...listed('hardwood court, wood court', { spaceType: ['Court'], surface: ['Hardwood'] }),
  ...listed('ct, cts, crt', { spaceType: ['Court'] }),
  ...listed('sand court, sand ct, beach court', { spaceType: ['Court'], surface: ['Sand'] }),
  ...listed('18 hole golf course', { spaceType: ['Golf Course'] }),
  ...listed('18 hole, 9 hole, 27 hole, 36 hole', { spaceType: ['Golf Course', 'Disc Golf Course'] }),
  ...listed('lane', { spaceType: ['Bowling Lane'] }),
  ...listed('mat, tatami, tapis, colchoneta', { spaceType: ['Mat'] }),
  ...listed('strip, piste', { spaceType: ['Fencing Strip'] }),
  ...spacesOf('Cricket', 'Field', 'cricket ground, cricket oval, cricket pitch'),
  ...spacesOf('Bowling', 'Bowling Lane', 'bowling lane, bowling alley'),
  ...spacesOf('Track & Field', 'Track', 'pista de atletismo, piste dathlétisme'),
  ...spacesOf('Archery', 'Archery & Shooting Range', 'archery range, archery lane'),
  ...spacesOf('Shooting Sports', 'Archery & Shooting Range', 'shooting range, gun range'),
  // 'Mesa' alone is a city.
  ...spacesOf('Table Tennis', 'Table', 'mesa de ping pong, table de ping pong'),
  ...spacesOf('Wrestling', 'Mat', 'wrestling mat'),
  ...spacesOf('Boxing', 'Ring', 'boxing ring'),
  ...spacesOf('Fencing', 'Fencing Strip', 'fencing strip, fencing piste'),
  ...spacesOf('Gymnastics', 'Gymnastics Floor', 'gymnastics floor'),
  ...spacesOf('Golf', 'Golf Course', 'golf course, campo de golf, terrain de golf'),
  ...spacesOf('Disc Golf', 'Disc Golf Course', 'disc golf course, frisbee golf course'),
  ...spacesOf('Cross Country', 'Cross Country Course', 'cross country course, xc course'),
  ...spacesOf('Sport Climbing', 'Climbing Wall', 'climbing gym, bouldering wall, climbing wall'),
  ...spacesOf('Swimming', 'Pool', 'swimming pool, swim pool, lap pool'),
  ...listed('skatepark', { spaceType: ['Skate Park'] }),
  ...listed('range', { spaceType: ['Archery & Shooting Range'] }),
  ...listed('horse arena, riding arena, show ring', { spaceType: ['Equestrian Arena'] }),
  ...listed('expo hall, exhibition hall, exhibit space', { spaceType: ['Exhibit Hall'] }),
  ...listed('classroom, breakout room, conference room', { spaceType: ['Meeting Room'] }),
  ...listed('lake, river, reservoir', { spaceType: ['Open Water'] }),
  ...listed('ski hill, ski run, ski area', { spaceType: ['Ski Slope'] }),
]

export const surfacePhrases: readonly Phrase[] = [
  ...surfaces
    .filter((name) => name !== 'N/A' && name !== 'Ice')
    .map((name) => phrase(name, { surface: [name] })),
  ...listed(
    'artificial turf, synthetic turf, fieldturf, astroturf, astro turf, césped artificial, gazon synthétique',
    {
      surface: ['Turf'],
    },
  ),
  ...listed('natural grass, césped, gazon, hierba, pasto', { surface: ['Grass'] }),
  ...listed('wood floor, wooden floor, maple floor, hard wood', { surface: ['Hardwood'] }),
  ...listed('sport court, multipurpose', { surface: ['Multi-purpose'] }),
  ...listed('arena de playa, sable', { surface: ['Sand'] }),
]

export const settingPhrases: readonly Phrase[] = [
  ...withOpposite(
    listed(
      'indoor, inside, dome, domed, bubble, under one roof, all under one roof, under a roof, cubierta, cubierto, techada, techado, bajo techo, intérieur, intérieure, covered, under roof',
      {
        location: ['Indoor'],
      },
    ),
    { location: ['Outdoor'] },
  ),
  ...withOpposite(
    listed('outdoor, open air, al aire libre, extérieur, extérieure, exterior', {
      location: ['Outdoor'],
    }),
    { location: ['Indoor'] },
  ),
]

export const facilityTypePhrases: readonly Phrase[] = [
  ...facilityTypes
    .filter((name) => !['Other', 'Golf Course', 'Ice Rink'].includes(name))
    .map((name) => phrase(name, { facilityType: [name] })),
  ...listed('gym, gym floor, gimnasio, gymnase, gymnasium', { facilityType: ['Gymnasium'] }),
  ...listed(
    'sportsplex, sports park, sport complex, sports campus, athletic complex, sports center, complejo deportivo, complexe sportif, multiplex',
    {
      facilityType: ['Sports Complex'],
    },
  ),
  ...listed('field house, barn', { facilityType: ['Fieldhouse'] }),
  ...listed(
    'convention ctr, conv center, conv ctr, convention centre, palais des congrès, centre des congrès, centre de congrès, centro de convenciones',
    {
      facilityType: ['Convention Center'],
    },
  ),
  ...listed('estadio, stade', { facilityType: ['Stadium'] }),
  ...listed('aréna, coliseum, coliseo, colisée', { facilityType: ['Arena'] }),
  ...listed(
    'rec ctr, community ctr, rec center, recreation center, recreation centre, rec centre, community centre, centro comunitario, centre communautaire',
    {
      facilityType: ['Community Center'],
    },
  ),
  ...listed('aquatics center, aquatic centre, swim center, centro acuático, centre aquatique', {
    facilityType: ['Aquatic Center'],
  }),
  ...listed('college, university, universidad, université, campus', { facilityType: ['College/University'] }),
  ...listed('high school, middle school, escuela, école', { facilityType: ['School'] }),
  ...listed('park, city park, parque, parc, parks and rec, parks and recreation', {
    facilityType: ['Parks & Rec'],
  }),
  ...listed('fairgrounds, expo center, expo centre, exposition center, expo hall center', {
    facilityType: ['Fairgrounds & Expo Center'],
  }),
  ...listed('horse park, horse center', { facilityType: ['Equestrian Center'] }),
  ...listed('racetrack, race track, speedway', { facilityType: ['Race Track'] }),
  ...listed('tennis club, racket club, tennis center', { facilityType: ['Racquet Club'] }),
  ...listed('hotel, resort', { facilityType: ['Hotel & Resort'] }),
  ...listed('training center', { facilityType: ['Training Facility'] }),
]

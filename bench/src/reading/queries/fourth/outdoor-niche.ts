import type { ReadingQuery } from '../reading-query.ts'

/** What organizers of winter, water, motor, animal and rarer field sports type. */
export const outdoorNicheQueries: readonly ReadingQuery[] = [
  {
    text: 'Dressage show, Aiken SC: 3 outdoor riding arenas w/ sand, RV parking',
    filter: {
      sports: ['Equestrian'],
      space: {
        name: 'Equestrian Arena',
        sport: 'Equestrian',
        surface: ['Sand'],
        location: 'Outdoor',
        count: 3,
      },
      amenities: ['RV & Bus Parking'],
      near: 'Aiken, SC',
    },
  },
  {
    text: 'barrel racing fairgrounds lewistown MT labor day weekend',
    filter: { sports: ['Rodeo'], facilityType: ['Fairgrounds & Expo Center'], near: 'Lewistown, MT' },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  {
    text: 'supercross stadium 40,000+ seats alabama or georgia',
    filter: {
      sports: ['Motocross'],
      facilityType: ['Stadium'],
      capacity: { from: 40_000 },
      state: ['Alabama', 'Georgia'],
    },
  },
  {
    text: 'autocross asphalt lincoln ne',
    filter: { sports: ['Auto Racing'], surface: ['Asphalt'], near: 'Lincoln, NE' },
  },
  {
    text: 'snocross raceway spirit lake iowa',
    filter: {
      sports: ['Snowmobile Racing'],
      space: { name: 'Raceway', sport: 'Snowmobile Racing' },
      near: 'Spirit Lake, IA',
    },
  },
  {
    text: 'luge, skeleton: Lake Placid NY',
    filter: { sports: ['Bobsled, Luge & Skeleton'], near: 'Lake Placid, NY' },
  },
  {
    text: 'biathlon trails an hour from bozeman or less',
    filter: {
      sports: ['Biathlon'],
      space: { name: 'Trail', sport: 'Biathlon' },
      near: 'Bozeman, MT',
      dist: 50,
    },
  },
  {
    text: 'wisconsin long track + short track speed skating',
    filter: { sports: ['Speed Skating'], state: 'Wisconsin' },
  },
  {
    text: 'ringette provincials, Fredericton NB, 3 ice rinks',
    filter: {
      sports: ['Ringette'],
      space: { name: 'Rink', sport: 'Ringette', surface: ['Ice'], count: 3 },
      near: 'Fredericton, NB',
    },
  },
  {
    text: 'aerials and moguls comp Feb 2028 Steamboat Springs',
    filter: { sports: ['Freestyle Skiing'], near: 'Steamboat Springs, CO' },
    dates: { from: '2028-02-01', to: '2028-02-29' },
  },
  {
    text: 'slopestyle breckenridge colorado',
    filter: { sports: ['Freestyle Skiing', 'Snowboarding'], near: 'Breckenridge, CO' },
  },
  {
    text: 'sledge hockey Grand Forks ND, wheelchair accessible, locker rooms',
    filter: {
      sports: ['Sled Hockey'],
      amenities: ['Locker Rooms', 'Wheelchair Accessible'],
      near: 'Grand Forks, ND',
    },
  },
  {
    text: 'air rifle range anniston',
    filter: {
      sports: ['Shooting Sports'],
      space: { name: 'Archery & Shooting Range', sport: 'Shooting Sports' },
      near: 'Anniston, AL',
    },
  },
  {
    text: 'trap, skeet & sporting clays nationals - Sparta, Illinois - 10/16/27',
    filter: { sports: ['Shooting Sports'], near: 'Sparta, IL' },
    dates: { from: '2027-10-16', to: '2027-10-16' },
  },
  {
    text: 'dragon boat festival penticton bc aug 28-29',
    filter: { sports: ['Dragon Boat'], near: 'Penticton, BC' },
    dates: { from: '2027-08-28', to: '2027-08-29' },
  },
  {
    text: 'barefoot skiing polk county florida',
    filter: { sports: ['Water Skiing & Wakeboarding'], area: 'county:12105' },
  },
  { text: 'surf contest in rincón puerto rico', filter: { sports: ['Surfing'], near: 'Rincón, PR' } },
  {
    text: 'kiteboarding within 25 mi of Hood River',
    filter: { sports: ['Sailing'], near: 'Hood River, OR', dist: 25 },
  },
  {
    text: 'T20 cricket w floodlights + video board, Morrisville NC',
    filter: {
      sports: ['Cricket'],
      amenities: ['Video Board', 'Field & Court Lighting'],
      near: 'Morrisville, NC',
    },
  },
  {
    text: 'gaa hurling natural grass field canton massachusetts',
    filter: {
      sports: ['Gaelic Games'],
      space: { name: 'Field', sport: 'Gaelic Games', surface: ['Grass'] },
      near: 'Canton, MA',
    },
  },
  {
    text: 'dog agility / flyball on indoor turf, parking + restrooms, Wilmington Ohio',
    filter: {
      sports: ['Dog Sports'],
      surface: ['Turf'],
      location: 'Indoor',
      amenities: ['Parking', 'Restrooms'],
      near: 'Wilmington, OH',
    },
  },
  {
    text: 'disc golf emporia ks memorial day weekend',
    filter: { sports: ['Disc Golf'], near: 'Emporia, KS' },
    dates: { from: '2027-05-29', to: '2027-05-31' },
  },
  {
    text: 'BMX race w/ concessions & playground grand junction',
    filter: { sports: ['BMX'], amenities: ['Concessions', 'Playground'], near: 'Grand Junction, CO' },
  },
  {
    text: 'concrete skate park for a skateboarding comp, Tacoma',
    filter: {
      sports: ['Skateboarding'],
      space: { name: 'Skate Park', sport: 'Skateboarding', surface: ['Concrete'] },
      near: 'Tacoma, WA',
    },
  },
  {
    text: 'Looking for mountain bike trails close to Marquette, Michigan for a two-day enduro in September 2027. We need RV parking, restrooms and water fountains.',
    filter: {
      sports: ['Mountain Biking'],
      space: { name: 'Trail', sport: 'Mountain Biking' },
      amenities: ['RV & Bus Parking', 'Restrooms', 'Water Fountains'],
      near: 'Marquette, MI',
    },
    dates: { from: '2027-09-01', to: '2027-09-30' },
  },
]

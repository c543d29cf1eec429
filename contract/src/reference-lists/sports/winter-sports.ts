import { space, sportEntries } from './sport-entry.ts'

export const winterSports = sportEntries([
  {
    name: 'Alpine Skiing',
    icon: 'mdi:ski',
    defaultSpaceType: space('Ski Slope', 'Outdoor', 'N/A'),
    synonyms: ['ski', 'skiing', 'downhill', 'slalom', 'giant slalom', 'super-g'],
  },
  {
    name: 'Biathlon',
    icon: 'drawn:biathlon',
    defaultSpaceType: space('Trail', 'Outdoor', 'N/A'),
    synonyms: ['ski shooting'],
  },
  {
    name: 'Bobsled, Luge & Skeleton',
    icon: 'drawn:bobsled-luge-skeleton',
    defaultSpaceType: space('Sliding Track', 'Outdoor', 'N/A'),
    synonyms: ['bobsleigh', 'bobsled', 'luge', 'skeleton', 'sliding sports'],
  },
  {
    name: 'Cross-Country Skiing',
    icon: 'mdi:ski-cross-country',
    defaultSpaceType: space('Trail', 'Outdoor', 'N/A'),
    synonyms: ['nordic', 'nordic skiing', 'xc ski', 'skate skiing', 'ski', 'ski jumping', 'snowshoeing'],
  },
  {
    name: 'Curling',
    icon: 'mdi:curling',
    defaultSpaceType: space('Rink', 'Indoor', 'Ice'),
    synonyms: ['bonspiel', 'curl', 'wheelchair curling'],
  },
  {
    name: 'Figure Skating',
    icon: 'mdi:skate',
    defaultSpaceType: space('Rink', 'Indoor', 'Ice'),
    synonyms: ['ice skating', 'skating', 'ice dance', 'pairs skating', 'synchronized skating'],
  },
  {
    name: 'Freestyle Skiing',
    icon: 'material-symbols:downhill-skiing',
    defaultSpaceType: space('Ski Slope', 'Outdoor', 'N/A'),
    synonyms: ['ski', 'moguls', 'aerials', 'slopestyle', 'halfpipe', 'freeski', 'ski cross'],
  },
  {
    name: 'Snowboarding',
    icon: 'mdi:snowboard',
    defaultSpaceType: space('Ski Slope', 'Outdoor', 'N/A'),
    synonyms: ['snowboard', 'boardercross', 'slopestyle', 'halfpipe', 'big air'],
  },
  {
    name: 'Snowmobile Racing',
    icon: 'mdi:snowmobile',
    defaultSpaceType: space('Raceway', 'Outdoor', 'N/A'),
    synonyms: ['snowmobile', 'snocross', 'sled racing'],
  },
  {
    name: 'Speed Skating',
    icon: 'drawn:speed-skating',
    defaultSpaceType: space('Rink', 'Indoor', 'Ice'),
    synonyms: ['short track', 'long track', 'skating', 'ice skating'],
  },
])

import { space, sportEntries } from './sport-entry.ts'

/** Skating on wheels, motor sports and sports with animals. */
export const wheelAndAnimalSports = sportEntries([
  {
    name: 'Auto Racing',
    icon: 'mdi:racing-helmet',
    defaultSpaceType: space('Raceway', 'Outdoor', 'N/A'),
    synonyms: ['motorsports', 'car racing', 'drag racing', 'stock car', 'karting', 'go-kart', 'autocross'],
  },
  {
    name: 'Dog Sports',
    icon: 'mdi:dog-side',
    defaultSpaceType: space('Field', 'Indoor', 'Turf'),
    synonyms: ['dog agility', 'flyball', 'dog show', 'dock diving'],
  },
  {
    name: 'Equestrian',
    icon: 'mdi:horse-human',
    defaultSpaceType: space('Equestrian Arena', 'Outdoor', 'Sand'),
    synonyms: ['horse', 'horse show', 'dressage', 'show jumping', 'eventing', 'hunter jumper', 'polo'],
  },
  {
    name: 'Motocross',
    icon: 'mdi:motorbike',
    defaultSpaceType: space('Raceway', 'Outdoor', 'N/A'),
    synonyms: ['mx', 'supercross', 'dirt bike', 'motorcycle', 'atv'],
  },
  {
    name: 'Rodeo',
    icon: 'mdi:account-cowboy-hat',
    defaultSpaceType: space('Equestrian Arena', 'Outdoor', 'Sand'),
    synonyms: ['barrel racing', 'bull riding', 'team roping', 'bronc'],
  },
  {
    name: 'Roller Derby',
    icon: 'mdi:roller-skate',
    defaultSpaceType: space('Rink', 'Indoor', 'Concrete'),
    synonyms: ['derby', 'flat track'],
  },
  {
    name: 'Roller Skating',
    icon: 'material-symbols:roller-skating',
    defaultSpaceType: space('Rink', 'Indoor', 'Synthetic'),
    synonyms: ['inline speed skating', 'inline skating', 'artistic roller skating', 'skating'],
  },
  {
    name: 'Skateboarding',
    icon: 'mdi:skateboarding',
    defaultSpaceType: space('Skate Park', 'Outdoor', 'Concrete'),
    synonyms: ['skate', 'skateboard', 'street skating', 'scooter', 'longboarding'],
  },
])

import { space, sportEntries } from './sport-entry.ts'

export const waterSports = sportEntries([
  {
    name: 'Artistic Swimming',
    icon: 'drawn:artistic-swimming',
    defaultSpaceType: space('Pool', 'Indoor', 'N/A'),
    synonyms: ['synchronized swimming', 'synchro', 'swim'],
  },
  {
    name: 'Canoe & Kayak',
    icon: 'mdi:kayaking',
    defaultSpaceType: space('Open Water', 'Outdoor', 'Water'),
    synonyms: ['canoe', 'kayak', 'canoeing', 'kayaking', 'paddling', 'whitewater', 'canoe slalom', 'paddle'],
  },
  {
    name: 'Diving',
    icon: 'mdi:diving',
    defaultSpaceType: space('Pool', 'Indoor', 'N/A'),
    synonyms: ['springboard', 'platform diving', 'high diving', 'dive'],
  },
  {
    name: 'Dragon Boat',
    icon: 'drawn:dragon-boat',
    defaultSpaceType: space('Open Water', 'Outdoor', 'Water'),
    synonyms: ['dragon boat racing', 'outrigger', 'paddling', 'paddle'],
  },
  {
    name: 'Fishing',
    icon: 'mdi:fish',
    defaultSpaceType: space('Open Water', 'Outdoor', 'Water'),
    synonyms: ['angling', 'bass fishing', 'bass tournament', 'walleye', 'ice fishing'],
  },
  {
    name: 'Rowing',
    icon: 'mdi:rowing',
    defaultSpaceType: space('Open Water', 'Outdoor', 'Water'),
    synonyms: ['crew', 'regatta', 'sculling', 'sweep', 'head race', 'coastal rowing'],
  },
  {
    name: 'Sailing',
    icon: 'mdi:sail-boat',
    defaultSpaceType: space('Open Water', 'Outdoor', 'Water'),
    synonyms: ['regatta', 'yachting', 'dinghy', 'kiteboarding', 'windsurfing'],
  },
  {
    name: 'Stand-Up Paddleboarding',
    icon: 'drawn:stand-up-paddleboarding',
    defaultSpaceType: space('Open Water', 'Outdoor', 'Water'),
    synonyms: ['sup', 'paddleboard', 'paddle board', 'paddle'],
  },
  {
    name: 'Surfing',
    icon: 'mdi:surfing',
    defaultSpaceType: space('Open Water', 'Outdoor', 'Water'),
    synonyms: ['surf', 'bodyboarding', 'longboard', 'wake surfing'],
  },
  {
    name: 'Swimming',
    icon: 'mdi:swim',
    defaultSpaceType: space('Pool', 'Indoor', 'N/A'),
    synonyms: [
      'swim',
      'swim meet',
      'swim & dive',
      'aquatics',
      'short course',
      'long course',
      'open water swimming',
    ],
  },
  {
    name: 'Water Polo',
    icon: 'mdi:water-polo',
    defaultSpaceType: space('Pool', 'Indoor', 'N/A'),
    synonyms: ['polo', 'wopo'],
  },
  {
    name: 'Water Skiing & Wakeboarding',
    icon: 'mdi:ski-water',
    defaultSpaceType: space('Open Water', 'Outdoor', 'Water'),
    synonyms: ['waterski', 'water ski', 'wakeboard', 'wake', 'barefoot skiing'],
  },
])

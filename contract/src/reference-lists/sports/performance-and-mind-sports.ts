import { space, sportEntries } from './sport-entry.ts'

export const performanceAndMindSports = sportEntries([
  {
    name: 'Baton Twirling',
    icon: 'drawn:baton-twirling',
    defaultSpaceType: space('Court', 'Indoor', 'Hardwood'),
    synonyms: ['baton', 'majorette', 'twirl'],
  },
  {
    name: 'Cheerleading',
    icon: 'drawn:cheerleading',
    defaultSpaceType: space('Gymnastics Floor', 'Indoor', 'N/A'),
    synonyms: ['cheer', 'stunt', 'pom', 'spirit'],
  },
  {
    name: 'Chess',
    icon: 'mdi:chess-knight',
    defaultSpaceType: space('Meeting Room', 'Indoor', 'N/A'),
    synonyms: ['scholastic chess', 'blitz chess', 'board games'],
  },
  {
    name: 'Dance',
    icon: 'mdi:human-female-dance',
    defaultSpaceType: space('Stage', 'Indoor', 'N/A'),
    synonyms: ['dance team', 'hip hop', 'ballroom', 'jazz', 'ballet', 'breaking', 'breakdance', 'pom'],
  },
  {
    name: 'Esports',
    icon: 'mdi:controller',
    defaultSpaceType: space('Exhibit Hall', 'Indoor', 'Multi-purpose'),
    synonyms: ['e-sports', 'gaming', 'video games', 'lan party', 'gamer'],
  },
  {
    name: 'Gymnastics',
    icon: 'mdi:gymnastics',
    defaultSpaceType: space('Gymnastics Floor', 'Indoor', 'N/A'),
    synonyms: ['artistic gymnastics', 'rhythmic gymnastics', 'gym meet', 'vault'],
  },
  {
    name: 'Jump Rope',
    icon: 'mdi:jump-rope',
    defaultSpaceType: space('Court', 'Indoor', 'Hardwood'),
    synonyms: ['double dutch', 'rope skipping', 'skipping'],
  },
  {
    name: 'Marching Arts',
    icon: 'fluent-emoji-flat:drum',
    defaultSpaceType: space('Court', 'Indoor', 'Hardwood'),
    synonyms: ['marching band', 'color guard', 'winter guard', 'drumline', 'drum corps', 'drill team'],
  },
  {
    name: 'Robotics',
    icon: 'mdi:robot',
    defaultSpaceType: space('Exhibit Hall', 'Indoor', 'Multi-purpose'),
    synonyms: ['stem', 'robot competition', 'drone racing', 'drone soccer'],
  },
  {
    name: 'Trampoline & Tumbling',
    icon: 'fluent-emoji-flat:person-cartwheeling',
    defaultSpaceType: space('Gymnastics Floor', 'Indoor', 'N/A'),
    synonyms: ['trampoline', 'tumbling', 'acrobatics', 'acro', 'power tumbling'],
  },
])

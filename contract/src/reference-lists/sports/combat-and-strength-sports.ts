import { space, sportEntries } from './sport-entry.ts'

export const combatAndStrengthSports = sportEntries([
  {
    name: 'Bodybuilding',
    icon: 'mdi:arm-flex',
    defaultSpaceType: space('Stage', 'Indoor', 'N/A'),
    synonyms: ['physique', 'figure competition', 'fitness competition'],
  },
  {
    name: 'Boxing',
    icon: 'mdi:boxing-glove',
    defaultSpaceType: space('Ring', 'Indoor', 'N/A'),
    synonyms: ['golden gloves', 'sparring', 'pugilism'],
  },
  {
    name: 'Fencing',
    icon: 'mdi:fencing',
    defaultSpaceType: space('Fencing Strip', 'Indoor', 'N/A', 8),
    synonyms: ['foil', 'epee', 'épée', 'saber', 'sabre'],
  },
  {
    name: 'Functional Fitness',
    icon: 'mdi:kettlebell',
    defaultSpaceType: space('Court', 'Indoor', 'Multi-purpose'),
    synonyms: ['crossfit', 'hyrox', 'fitness race', 'throwdown'],
  },
  {
    name: 'Jiu-Jitsu',
    icon: 'drawn:jiu-jitsu',
    defaultSpaceType: space('Mat', 'Indoor', 'N/A'),
    synonyms: ['bjj', 'brazilian jiu-jitsu', 'jiu jitsu', 'jujitsu', 'grappling', 'submission grappling'],
  },
  {
    name: 'Judo',
    icon: 'drawn:judo',
    defaultSpaceType: space('Mat', 'Indoor', 'N/A'),
    synonyms: ['grappling'],
  },
  {
    name: 'Karate',
    icon: 'mdi:karate',
    defaultSpaceType: space('Mat', 'Indoor', 'N/A'),
    synonyms: ['kata', 'kumite', 'martial arts'],
  },
  {
    name: 'Martial Arts',
    icon: 'fluent-emoji-flat:martial-arts-uniform',
    defaultSpaceType: space('Mat', 'Indoor', 'N/A'),
    synonyms: ['kung fu', 'wushu', 'hapkido', 'tang soo do', 'kickboxing', 'muay thai', 'sumo'],
  },
  {
    name: 'Mixed Martial Arts',
    icon: 'mdi:mixed-martial-arts',
    defaultSpaceType: space('Ring', 'Indoor', 'N/A'),
    synonyms: ['mma', 'cage fighting', 'cage'],
  },
  {
    name: 'Ninja',
    icon: 'mdi:ninja',
    defaultSpaceType: space('Gymnastics Floor', 'Indoor', 'N/A'),
    synonyms: ['ninja warrior', 'obstacle course', 'parkour'],
  },
  {
    name: 'Powerlifting',
    icon: 'mdi:dumbbell',
    defaultSpaceType: space('Lifting Platform', 'Indoor', 'N/A'),
    synonyms: ['strongman', 'squat', 'bench press', 'deadlift'],
  },
  {
    name: 'Taekwondo',
    icon: 'drawn:taekwondo',
    defaultSpaceType: space('Mat', 'Indoor', 'N/A'),
    synonyms: ['tae kwon do', 'tkd', 'poomsae', 'martial arts'],
  },
  {
    name: 'Weightlifting',
    icon: 'mdi:weight-lifter',
    defaultSpaceType: space('Lifting Platform', 'Indoor', 'N/A'),
    synonyms: ['olympic weightlifting', 'olympic lifting', 'snatch', 'clean and jerk'],
  },
  {
    name: 'Wrestling',
    icon: 'mdi:kabaddi',
    defaultSpaceType: space('Mat', 'Indoor', 'N/A'),
    synonyms: ['folkstyle', 'freestyle', 'greco-roman', 'greco', 'duals', 'grappling'],
  },
])

import { describe, expect, it } from 'vitest'
import { sceneFor } from './sports.ts'
import { sportNames } from './testing/sport-names.ts'

const nameOf = (sport: string | undefined) => sceneFor(sport).name

describe('sceneFor', () => {
  it.each([
    ['Water Polo', 'water polo'],
    ['Polo', 'polo'],
    ['Field Hockey', 'field hockey'],
    ['Ice Hockey', 'ice hockey'],
    ['Sled Hockey', 'ice hockey'],
    ['Ball Hockey', 'roller hockey'],
    ['Disc Golf', 'disc golf'],
    ['Golf', 'golf'],
    ['Table Tennis', 'table tennis'],
    ['Platform Tennis', 'padel'],
    ['Wheelchair Tennis', 'tennis'],
    ['Contact Football', 'football'],
    ['Non-Contact Football', 'flag football'],
    ['Australian Football', 'australian football'],
    ['Football', 'football'],
    ['Paintball', 'paintball'],
    ['T-Ball', 'little league'],
    ['Beach Volleyball', 'beach volleyball'],
    ['Beach Soccer', 'beach soccer'],
    ['Cross Country', 'cross country'],
    ['Cross-Country Skiing', 'nordic'],
    ['Track & Field', 'athletics'],
    ['Track Cycling', 'velodrome'],
    ['Running / Road race', 'road race'],
    ['Speed Skating', 'short track'],
    ['Skateboarding', 'skateboarding'],
    ['Figure Skating', 'figure skating'],
    ['Artistic Swimming', 'artistic swimming'],
    ['Diving', 'diving'],
    ['Kickboxing', 'cage'],
    ['Boxing', 'boxing'],
    ['Wheelchair Basketball', 'basketball'],
    ['Horseshoes', 'horseshoes'],
    ['Horse Racing', 'horse racing'],
    ['Pool', 'billiards'],
    ['Marching Arts', 'marching band'],
    ['SOCCER ', 'soccer'],
    ['soccer (U12)', 'soccer'],
  ])('%s is drawn as %s', (sport, name) => {
    expect(nameOf(sport)).toBe(name)
  })

  it.each([undefined, '', '   ', '!!!', 'Multi Sport', 'Other', 'Underwater basket weaving', '__proto__'])(
    'draws %j as a sports hall',
    (sport) => {
      expect(nameOf(sport)).toBe('sports hall')
    },
  )

  it('has a scene of its own for nearly every sport', () => {
    expect(new Set(sportNames.map(nameOf)).size).toBeGreaterThan(90)
  })

  it('reads only the beginning of a long name', () => {
    expect(nameOf(`${'a'.repeat(200)} soccer`)).toBe('sports hall')
  })
})

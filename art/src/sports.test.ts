import { describe, expect, test } from 'vitest'
import { sceneFor } from './sports.ts'
import { sportNames } from './testing/sport-names.ts'

describe('sceneFor', () => {
  test('finds the scene of a sport, the particular before the general', () => {
    const scenes = {
      'Water Polo': 'water polo',
      Polo: 'polo',
      'Field Hockey': 'field hockey',
      'Ice Hockey': 'ice hockey',
      'Sled Hockey': 'ice hockey',
      'Ball Hockey': 'roller hockey',
      'Disc Golf': 'disc golf',
      Golf: 'golf',
      'Table Tennis': 'table tennis',
      'Platform Tennis': 'padel',
      'Wheelchair Tennis': 'tennis',
      'Contact Football': 'football',
      'Non-Contact Football': 'flag football',
      'Australian Football': 'australian football',
      Football: 'football',
      Paintball: 'paintball',
      'T-Ball': 'little league',
      'Beach Volleyball': 'beach volleyball',
      'Beach Soccer': 'beach soccer',
      'Cross Country': 'cross country',
      'Cross-Country Skiing': 'nordic',
      'Track & Field': 'athletics',
      'Track Cycling': 'velodrome',
      'Running / Road race': 'road race',
      'Speed Skating': 'short track',
      Skateboarding: 'skateboarding',
      'Figure Skating': 'figure skating',
      'Artistic Swimming': 'artistic swimming',
      Diving: 'diving',
      Kickboxing: 'cage',
      Boxing: 'boxing',
      'Wheelchair Basketball': 'basketball',
      Horseshoes: 'horseshoes',
      'Horse Racing': 'horse racing',
      Pool: 'billiards',
      'Marching Arts': 'marching band',
    }
    expect(scenesOf(Object.keys(scenes))).toEqual(scenes)
  })

  test('ignores case, spaces and text around the name', () => {
    expect(scenesOf(['SOCCER ', 'soccer (U12)'])).toEqual({ 'SOCCER ': 'soccer', 'soccer (U12)': 'soccer' })
  })

  test('draws unknown names as a sports hall', () => {
    const names = ['', '   ', '!!!', 'Multi Sport', 'Other', 'Underwater basket weaving', '__proto__']
    const others = [undefined, ...names].filter((name) => sceneFor(name).name !== 'sports hall')
    expect(others).toEqual([])
  })

  test('has more than 90 scenes', () => {
    expect(new Set(sportNames.map((sport) => sceneFor(sport).name)).size).toBeGreaterThan(90)
  })

  test('reads only the first 80 characters of a name', () => {
    expect(sceneFor(`${'a'.repeat(73)} soccer`).name).toBe('soccer')
    expect(sceneFor(`${'a'.repeat(74)} soccer`).name).toBe('sports hall')
  })
})

const scenesOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, sceneFor(name).name]))

import type { Subject } from './choices.ts'
import { archery } from './fields/archery.ts'
import { arenaSoccer } from './fields/arena-soccer.ts'
import { artisticSwimming } from './fields/artistic-swimming.ts'
import { athletics } from './fields/athletics.ts'
import { australianFootball } from './fields/australian-football.ts'
import { axeThrowing } from './fields/axe-throwing.ts'
import { badminton } from './fields/badminton.ts'
import { basketball } from './fields/basketball.ts'
import { beachSoccer } from './fields/beach-soccer.ts'
import { beachVolleyball } from './fields/beach-volleyball.ts'
import { billiards } from './fields/billiards.ts'
import { bmx } from './fields/bmx.ts'
import { bobsleigh } from './fields/bobsleigh.ts'
import { bocce } from './fields/bocce.ts'
import { bowling } from './fields/bowling.ts'
import { boxing } from './fields/boxing.ts'
import { cage } from './fields/cage.ts'
import { cheer } from './fields/cheer.ts'
import { chess } from './fields/chess.ts'
import { climbing } from './fields/climbing.ts'
import { cornhole } from './fields/cornhole.ts'
import { cricket } from './fields/cricket.ts'
import { crossCountry } from './fields/cross-country.ts'
import { curling } from './fields/curling.ts'
import { dance } from './fields/dance.ts'
import { darts } from './fields/darts.ts'
import { baseball, littleLeague, softball } from './fields/diamond.ts'
import { discGolf } from './fields/disc-golf.ts'
import { diving } from './fields/diving.ts'
import { dodgeball } from './fields/dodgeball.ts'
import { dogAgility } from './fields/dog-agility.ts'
import { dressage } from './fields/dressage.ts'
import { drones } from './fields/drones.ts'
import { equestrian } from './fields/equestrian.ts'
import { esports } from './fields/esports.ts'
import { fencing } from './fields/fencing.ts'
import { fieldHockey } from './fields/field-hockey.ts'
import { figureSkating } from './fields/figure-skating.ts'
import { fishing } from './fields/fishing.ts'
import { flagFootball } from './fields/flag-football.ts'
import { football } from './fields/football.ts'
import { futsal } from './fields/futsal.ts'
import { gaelic } from './fields/gaelic.ts'
import { goalball } from './fields/goalball.ts'
import { golf } from './fields/golf.ts'
import { gymnastics } from './fields/gymnastics.ts'
import { handball } from './fields/handball.ts'
import { horseRacing } from './fields/horse-racing.ts'
import { horseshoes } from './fields/horseshoes.ts'
import { hockey } from './fields/ice-hockey.ts'
import { judo } from './fields/judo.ts'
import { jumping } from './fields/jumping.ts'
import { karate } from './fields/karate.ts'
import { lacrosse } from './fields/lacrosse.ts'
import { lifting } from './fields/lifting.ts'
import { marchingBand } from './fields/marching-band.ts'
import { motorsport } from './fields/motorsport.ts'
import { mountainBiking } from './fields/mountain-biking.ts'
import { netball } from './fields/netball.ts'
import { nordic } from './fields/nordic.ts'
import { openWaterSwimming } from './fields/open-water-swimming.ts'
import { orienteering } from './fields/orienteering.ts'
import { padel } from './fields/padel.ts'
import { paintball } from './fields/paintball.ts'
import { pickleball } from './fields/pickleball.ts'
import { polo } from './fields/polo.ts'
import { canoeing, dragonBoat, rowing } from './fields/regatta.ts'
import { rhythmic } from './fields/rhythmic.ts'
import { roadCycling } from './fields/road-cycling.ts'
import { roadRace } from './fields/road-race.ts'
import { rodeo } from './fields/rodeo.ts'
import { rollerDerby } from './fields/roller-derby.ts'
import { rollerHockey } from './fields/roller-hockey.ts'
import { rugby } from './fields/rugby.ts'
import { sailing } from './fields/sailing.ts'
import { shooting } from './fields/shooting.ts'
import { shortTrack } from './fields/short-track.ts'
import { shuffleboard } from './fields/shuffleboard.ts'
import { skateboarding } from './fields/skate.ts'
import { skiing } from './fields/skiing.ts'
import { soccer } from './fields/soccer.ts'
import { sportsHall } from './fields/sports-hall.ts'
import { sumo } from './fields/sumo.ts'
import { surfing } from './fields/surfing.ts'
import { swimming } from './fields/swimming.ts'
import { tableTennis } from './fields/table-tennis.ts'
import { taekwondo } from './fields/taekwondo.ts'
import { tennis } from './fields/tennis.ts'
import { trampoline } from './fields/trampoline.ts'
import { triathlon } from './fields/triathlon.ts'
import { ultimate } from './fields/ultimate.ts'
import { velodrome } from './fields/velodrome.ts'
import { volleyball } from './fields/volleyball.ts'
import { walledCourt } from './fields/walled-court.ts'
import { waterPolo } from './fields/water-polo.ts'
import { wrestling } from './fields/wrestling.ts'
import { yoga } from './fields/yoga.ts'
import type { SceneMaker } from './scene.ts'

/**
 * Patterns for normalized sport names, with the name and maker of the scene. The first match wins, so specific patterns
 * precede general ones: water polo before polo, field hockey before hockey.
 */
const subjects: readonly (readonly [RegExp, string, SceneMaker])[] = [
  [/wheelchair rugby|handball|tchouk/, 'handball', handball],
  [/goalball/, 'goalball', goalball],
  [/netball|korfball/, 'netball', netball],
  [/dodge ?ball|gaga/, 'dodgeball', dodgeball],
  [/(beach|sand|snow) volley|round ?net|spike ?ball|foot ?volley/, 'beach volleyball', beachVolleyball],
  [/volley|sepak/, 'volleyball', volleyball],
  [/basketball/, 'basketball', basketball],
  [/beach (soccer|football|handball)/, 'beach soccer', beachSoccer],
  [/futsal|floor ?ball/, 'futsal', futsal],
  [/(indoor|arena) soccer/, 'arena soccer', arenaSoccer],
  [/austral|aussie|\bafl\b/, 'australian football', australianFootball],
  [/gaelic|hurling|camogie|shinty/, 'gaelic', gaelic],
  [/marching|drum|color ?guard|\bband\b/, 'marching band', marchingBand],
  [/non ?contact football|flag|touch football|7 ?v ?7|7 on 7/, 'flag football', flagFootball],
  [/rugby/, 'rugby', rugby],
  [/foot ?golf|disc ?golf|frisbee golf/, 'disc golf', discGolf],
  [/soccer|fútbol|futbol|association football/, 'soccer', soccer],
  [/football/, 'football', football],
  [/softball|kick ?ball|slow ?pitch|fast ?pitch/, 'softball', softball],
  [/\bt ?ball|tee ?ball|wiffle|little league|stickball/, 'little league', littleLeague],
  [/baseball/, 'baseball', baseball],
  [/cricket/, 'cricket', cricket],
  [/lacrosse/, 'lacrosse', lacrosse],
  [/field hockey/, 'field hockey', fieldHockey],
  [/(roller|in ?line|street|ball|dek) hockey|roller skat/, 'roller hockey', rollerHockey],
  [/hockey|ringette|broom ?ball|bandy/, 'ice hockey', hockey],
  [/derby/, 'roller derby', rollerDerby],
  [/speed ?skat|short track/, 'short track', shortTrack],
  [/figure|ice danc|ice skat|synchronized skat/, 'figure skating', figureSkating],
  [/curling/, 'curling', curling],
  [/water ?polo/, 'water polo', waterPolo],
  [/\bpolo/, 'polo', polo],
  [/ultimate|frisbee|flying disc|quadball|quidditch/, 'ultimate', ultimate],
  [/diving/, 'diving', diving],
  [/synchro|artistic swim/, 'artistic swimming', artisticSwimming],
  [/open water|scuba|snorkel/, 'open-water swimming', openWaterSwimming],
  [/triathlon|duathlon|ironman|aquathlon/, 'triathlon', triathlon],
  [/swim|aquatic|water sports?$/, 'swimming', swimming],
  [/dragon ?boat/, 'dragon boat', dragonBoat],
  [/canoe|kayak|paddle ?board|stand up paddle|\bsup\b|raft/, 'canoeing', canoeing],
  [/rowing|crew|regatta/, 'rowing', rowing],
  [/sail|yacht|kite|windsurf/, 'sailing', sailing],
  [/surf|wake ?board|water ?ski/, 'surfing', surfing],
  [/fish|angl/, 'fishing', fishing],
  [/table tennis|ping ?pong/, 'table tennis', tableTennis],
  [/padel|paddle tennis|platform tennis|paddle ?ball/, 'padel', padel],
  [/tennis/, 'tennis', tennis],
  [/pickle/, 'pickleball', pickleball],
  [/badminton/, 'badminton', badminton],
  [/squash|racquetball|racket ?ball|jai alai|fives/, 'walled court', walledCourt],
  [
    /decathlon|track and field|track field|athletics|race ?walk|javelin|pole vault|\btrack$/,
    'athletics',
    athletics,
  ],
  [/(cross country|nordic) ski|biathlon|snow ?shoe/, 'nordic', nordic],
  [/bob ?sled|bob ?sleigh|luge|skeleton|sledding|tobogg/, 'bobsleigh', bobsleigh],
  [/\bski|snow/, 'skiing', skiing],
  [/mountain bik|\bmtb\b|cyclo ?cross|gravel/, 'mountain biking', mountainBiking],
  [/bmx|motocross|pump ?track/, 'bmx', bmx],
  [/track cycl|velodrome|keirin/, 'velodrome', velodrome],
  [/cycl|\bbik/, 'road cycling', roadCycling],
  [/horse rac|thoroughbred|harness/, 'horse racing', horseRacing],
  [/motor|auto|kart|nascar|drag rac|tractor|\bcar\b/, 'motorsport', motorsport],
  [/cross country|trail run/, 'cross country', crossCountry],
  [/orienteer|hik|adventure|geocach/, 'orienteering', orienteering],
  [/running|run\b|marathon|road ?race|relay|\b[15]0?k\b|walk/, 'road race', roadRace],
  [/wrestl/, 'wrestling', wrestling],
  [/kick ?box|muay|mixed martial|\bmma\b|grappl/, 'cage', cage],
  [/boxing/, 'boxing', boxing],
  [/sumo/, 'sumo', sumo],
  [/karate|kung ?fu|wushu|kendo/, 'karate', karate],
  [/tae ?kwon|hapkido/, 'taekwondo', taekwondo],
  [/judo|ju ?jitsu|jiu|\bbjj\b|aikido|sambo/, 'judo', judo],
  [/martial/, 'martial arts', (random) => random.pick([judo, karate, taekwondo])(random)],
  [/fencing|pentathlon/, 'fencing', fencing],
  [/rhythmic|baton|twirl/, 'rhythmic', rhythmic],
  [/trampolin|tumbl|acro/, 'trampoline', trampoline],
  [/gymnast|jump ?rope|parkour/, 'gymnastics', gymnastics],
  [/cheer|\bpoms?\b|pep/, 'cheer', cheer],
  [/danc|ballet|ballroom|drill/, 'dance', dance],
  [/lift|strong ?man|cross ?fit|body ?build|fitness|conditioning/, 'lifting', lifting],
  [/yoga|pilates|aerobic|wellness/, 'yoga', yoga],
  [/dressage/, 'dressage', dressage],
  [/\bdogs?\b|canine|agility/, 'dog agility', dogAgility],
  [/jumping/, 'jumping', jumping],
  [/rodeo|barrel|roping|bull rid/, 'rodeo', rodeo],
  [/equest|horse ?(show|rid|back)|\bhorses?\b/, 'equestrian', equestrian],
  [/golf/, 'golf', golf],
  [/bowling|ten ?pin/, 'bowling', bowling],
  [/bocce|petanque|p[ée]tanque|lawn bowl|croquet/, 'bocce', bocce],
  [/shuffle/, 'shuffleboard', shuffleboard],
  [/corn ?hole|bean ?bag/, 'cornhole', cornhole],
  [/horse ?shoe/, 'horseshoes', horseshoes],
  [/archer/, 'archery', archery],
  [/dart/, 'darts', darts],
  [/axe|lumber|timber/, 'axe throwing', axeThrowing],
  [/paint ?ball|airsoft|laser/, 'paintball', paintball],
  [/shoot|rifle|pistol|\bgun|trap|skeet|hunt|clays/, 'shooting', shooting],
  [/billiard|snooker|\bpool\b|foosball/, 'billiards', billiards],
  [/chess|checkers|board ?game|card|poker|bridge|scrabble|academic|debate/, 'chess', chess],
  [/e ?sport|gaming|video game/, 'esports', esports],
  [/drone|robot|aero|air sport/, 'drones', drones],
  [/climb|boulder|ninja|obstacle/, 'climbing', climbing],
  [/skate|scooter/, 'skateboarding', skateboarding],
]

// Bounds the work for untrusted input; no real name is longer.
const maxLength = 80

const normalize = (sport: string) =>
  sport
    .slice(0, maxLength)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The scene for a sport's name. Unknown names get a hall with the lines of several sports. */
export const sceneFor = (sport: string | undefined): Subject => {
  const name = normalize(sport ?? '')
  const match = name ? subjects.find(([pattern]) => pattern.test(name)) : undefined
  if (!match) return { name: 'sports hall', maker: sportsHall }
  return { name: match[1], maker: match[2] }
}

/** Names that together cover every scene. */
export const sportNames = [
  'Basketball, Baseball, Contact Football, Non-Contact Football, Soccer, Lacrosse, Softball, Ice Hockey, Volleyball',
  'Archery, Artistic Swimming, Australian Football, Auto Racing, Axe Throwing, Badminton, Baton Twirling',
  'Beach Soccer, Beach Volleyball, Billiards, BMX, Bobsled, Bocce, Bowling, Boxing, Canoe & Kayak, Cheerleading',
  'Chess, Cornhole, Cricket, Cross Country, Cross-Country Skiing, Curling, Cycling, Dance, Darts, Disc Golf, Diving',
  'Dodgeball, Dragon Boat, Dressage, Drone Racing, Equestrian, Esports, Fencing, Field Hockey, Figure Skating, Fishing',
  'Futsal, Gaelic Games, Goalball, Golf, Gymnastics, Horse Racing, Horseshoes, Indoor Soccer, Judo, Karate',
  'Marching Arts, Martial Arts, Mixed Martial Arts, Mountain Biking, Netball, Open Water Swimming, Orienteering, Padel',
  'Paintball, Pickleball, Polo, Rodeo, Roller Derby, Roller Hockey, Rowing, Rugby, Running, Sailing, Shooting Sports',
  'Show Jumping, Shuffleboard, Skateboarding, Skiing, Speed Skating, Sport Climbing, Squash, Sumo, Surfing, Swimming',
  'T-Ball, Table Tennis, Taekwondo, Team Handball, Tennis, Track & Field, Track Cycling, Trampoline, Triathlon, Ultimate',
  'Water Polo, Weightlifting, Wrestling, Yoga, Other Sport or Activity',
].flatMap((line) => line.split(', '))

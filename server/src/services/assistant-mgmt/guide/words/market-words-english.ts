import type { AskedKind } from '../reading/segments.ts'

/** What questions in English call values of pages, by field, beside what the markets know. Without diacritics. */
export const englishWords: Readonly<
  Partial<Record<AskedKind, Readonly<Record<string, Readonly<Record<string, string>>>>>>
> = {
  hotel: {
    amenities: {
      'Free Breakfast':
        'continental breakfast, breakfast included, included breakfast, breakfast buffet, free hot breakfast',
      'Free Parking':
        'park for free, no parking fee, parking included, parking lot, where to park, park our cars, park the car',
      'Bus Parking':
        'park a bus, park our bus, park the bus, park buses, park our buses, park a charter bus, park a motorcoach, park a coach, parking for a bus, parking for buses, parking for our bus, room for a bus, space for a bus, our bus, team bus, tour bus, charter bus, motorcoach, buses, bus park, charter bus park, bus parking, parking for the bus, spot for a bus, spot for our bus, coach bus, leave the bus, leave our bus',
      'Wi-Fi': 'free internet, high speed internet, internet access, wireless, free wifi, wireless internet',
      Pool: 'swim, swim in, to swim, place to swim, go swimming, go for a swim, take a dip, splash around, indoor swimming pool, outdoor pool, hotel pool, hot tub',
      'Fitness Center':
        'lift, lift weights, pump iron, place to lift, work out, workout, workout room, exercise room, treadmill, weights, weight room, exercise',
      Restaurant:
        'on site restaurant, onsite restaurant, hotel restaurant, restaurant inside, restaurant on site, eat in the hotel, eat at the hotel, dining on site, dine in',
      Bar: 'hotel bar, cocktail, drinks, beer, happy hour, have a drink, lobby bar, bar lounge',
      Kitchenettes:
        'cook, cook in the room, cook our own meals, cook meals, make our own meals, make our own food, prepare meals, full kitchen, stove, microwave',
      Suites: 'family suite, two room suite, separate bedroom, separate living room',
      'Two Queen Beds':
        '2 queen beds, 2 queens, queen beds, two beds per room, 2 beds, four to a room, 4 to a room, four per room, 4 per room, sleep four, sleep 4, four players per room, four kids to a room',
      'Guest Laundry':
        'wash, wash uniforms, wash the uniforms, wash our uniforms, wash jerseys, wash the jerseys, wash our jerseys, wash clothes, wash our clothes, do laundry, do the laundry, washing machine, dryer, washer and dryer, coin laundry, laundry room, laundry machines, laundry facilities, dirty uniforms',
      'Meeting Rooms':
        'team meeting, hold a meeting, meeting rooms for teams, conference room, banquet room, chalk talk, film session, boardroom',
      'Airport Shuttle':
        'pick guests up from the airport, picks guests up, pick guests up, pick people up, pick us up, pick you up, picks you up, pick me up, pick players up, pick the team up, fetch us from the airport, collect us from the airport, run to the airport, rides to the airport, shuttle to the airport, shuttle from the airport, airport pickup, airport pick up, airport van, free shuttle, shuttle service, shuttle bus, ride to the airport, ride from the airport, pick us up at the airport, pick us up from the airport, airport transportation, picks us up, pick up from the airport, pick up at the airport, pickup from the airport',
      'Pets Allowed':
        'dog friendly, puppy, bring our dog, bring my dog, bring the dog, bring a dog, cat, take pets, accept pets, allow pets, pets welcome, dogs welcome, service animal, furry friend, our dog',
      'EV Charging':
        'charge it, charge mine, charger, chargers, ev chargers, ev, ev charger, ev charging station, ev station, electric car, electric vehicle, electric vehicle charging, car charger, car charging, charging station, charger for electric cars, tesla, tesla charger, supercharger, charge our car, charge my car, charge a car, charge an electric car, charge the car, plug in our car, charge electric cars, charge my tesla, charge our tesla, charge a tesla, tesla charging',
      'Wheelchair Accessible':
        'wheelchair, wheelchair access, wheelchair accessible rooms, accessible room, accessibility, handicap, handicap accessible, handicapped, disabled, disability, ada, ada accessible, ada compliant, roll in shower, mobility, special needs room',
    },
  },
  business: {
    attributes: {
      'Good for Groups':
        'a party of twenty, twenty of us, seat a team, seat our team, seat the team, seat a large group, seat a big group, seat our group, seat a whole team, seat the whole team, fit a team, fit our team, fit the whole team, fit the team, feed a team, feed our team, feed the team, feed the whole team, room for a team, room for the team, room for a whole team, entire team, big team, private room, private party room, party room, banquet room, team banquet, end of season party, big table, large table, long table, team celebration, team outing, good for teams, handle a team, handle a large group, handle a big group, accommodate a team, accommodate large groups, accommodate a large group, accommodate our team, accommodate groups, groups',
      'Good For Kids':
        'kid menu, childrens menu, high chair, highchair, little kids, little ones, young kids, young children, younger siblings, kids will like, kids would like, kids love, bring kids, with kids, with children, for the whole family, whole family',
      'Parking Available':
        'parking, have parking, has parking, have its own parking, own parking, place to park, room to park, where to park, where do we park, where can we park, parking lot, park our cars, park the car, park a bus, park our bus, park the bus',
      'Wheelchair Accessible':
        'wheelchair access, wheelchair friendly, wheelchair ramp, handicap, handicapped, handicap access, disabled, disability, accessibility, ada accessible, ada compliant, mobility',
      'Takes Reservations':
        'reserve a table, book a table, reserve a room, make a reservation, make reservations, accept reservations, reserve ahead, call ahead, table for',
      'Dogs Allowed':
        'puppy, our dog, bring our dog, bring my dog, bring the dog, bring a dog, with a dog, with our dog, with my dog, dogs welcome, allow dogs',
      'Wi-Fi': 'wireless, internet access',
      'Outdoor Seating':
        'eat outside, eat outdoors, sit outside, sit outdoors, outdoor table, outside table, outdoor patio, outdoor eating, tables outside, seating outside, outdoors, dine outside, deck seating, terrace',
      'Offers Delivery':
        'delivered, deliver to, home delivery, deliver food, deliver pizza, order in, doordash, door dash, uber eats, ubereats, grubhub, bring food to the hotel',
      'Live Music': 'live concert, live performers, band playing, live entertainment',
      'Full Bar': 'alcohol, alcoholic drinks, serve alcohol, margaritas, mixed drinks, liquor license',
      TV: 'tv screens, big screen tv, watch the match, watch games, watch a game, watch sports, watch football, watch hockey, game on tv, show the game, showing the game',
    },
    businessType: {
      Hospitality: 'event venue, banquet center, reception hall, wedding venue',
      Transportation:
        'rent a bus, bus charter, bus company, charter buses, charter a bus, coach bus, coach hire, transportation company, shuttle service, shuttle bus, bus hire, motorcoach, party bus',
    },
    priceLevel: { 1: 'budget' },
  },
  event: {
    type: {
      Tournament: 'bracket play, weekend tournament, play in a tournament',
      Camp: 'day camp, overnight camp, sleepaway camp, spring break camp, sports camp, skills camp, id camp',
      Practice: 'open practice, practice session, training session, open gym',
      Championship:
        'state finals, national championship, title game, regional championship, championship game',
      Clinic:
        'skills clinic, workshop, skills session, skills training, training clinic, coaching clinic, lessons',
      Expo: 'exposition',
      Conference: 'symposium',
      Game: 'ball game, home game, pro game, watch a game, go to a game, see a game, scrimmage',
      League: 'rec league, beer league, adult league, youth league, join a league, house league',
      Networking: 'mixer, meet and greet, networking event, social hour',
      Race: 'color run, turkey trot, 5ks, 10ks',
      Showcase:
        'college coaches, college scouts, scouts, scouting, recruiters, recruiting, recruited, get recruited, get seen, exposure',
      Tryout: 'trying out, open tryouts, team tryouts',
      'Personal Training':
        'personal trainer, private lesson, private coaching, one on one training, one on one coaching, private training',
      'Virtual Events': 'virtual, online event, on zoom, over zoom, via zoom',
      Webinar: 'online seminar, web seminar',
      'Corporate Meeting':
        'corporate event, company meeting, business meeting, corporate retreat, company retreat',
      'Trade Show': 'tradeshow, trade fair, vendor show',
      Concert: 'live music, live band, live concert, music festival, gig',
    },
    openToAge: {
      'All Ages':
        'every age, all age groups, whole family, entire family, family friendly, ages welcome, young and old',
      Youth:
        'little kids, young kids, young athletes, preteen, tween, pee wee, peewee, mite, squirt, elementary schoolers, middle schoolers, grade school, under 12, u12, u10, u14',
      'High School':
        'teenager, high schooler, high school athletes, high school players, prep, jv, freshman, sophomores',
      College: 'college students, college athletes, collegians, university students, college age',
      Adult:
        'grown ups, grownups, adults only, adult league, over 30, over 40, over 50, senior citizens, 18 and over, men s league',
    },
    openToGender: {
      'Co-Ed':
        'mixed gender, mixed team, boys and girls together, men and women together, boys and girls, girls and boys, men and women',
      Female: 'woman, all girls, womens team, girls team, young women',
      Male: 'man, all boys, mens team, boys team, young men, gentlemen',
      'Male & Female':
        'boys and girls, girls and boys, men and women, women and men, both boys and girls, both genders',
    },
    eventLevel: {
      Amateur: 'recreational level, rec level, just for fun',
      Collegiate: 'intercollegiate, college level, college ball, college teams',
      'Semi-Professional': 'semipro, minor league',
      Professional: 'professional level, pro level, pro athletes, pro teams, major league, pro sports',
    },
  },
  destination: {
    services: {
      'Grant Programs':
        'help paying, help to pay, help with paying, help with costs, help with the costs, help cover costs, financial help, financial support, financial assistance, grant funds, grant funding, grant support, fund our event, fund our tournament, funding for events, financial aid, help pay, help us pay, money for events, money for our event, money for tournaments, cash support, event fund, hosting grant, offset costs, cover costs, help with costs, help with our costs, subsidize, incentive program, room rebate, apply for a grant, apply for funding',
      'Lodging Services':
        'block of rooms, blocking rooms, block rooms, book a block, set up a room block, set up hotel rooms, hotel rooms for teams, find hotels for our teams, find hotels for teams, book hotels for our teams, group rate, team rate, negotiate rates, negotiated rates, negotiate hotel rates, hotel contracts, host hotel, reserve rooms for teams, housing bureau services, help with hotels, help with lodging, help with housing',
      Marketing:
        'publicize, publicise, publicity, advertise our, spread the word, get the word out, promote, promote our event, promote our tournament, promote the event, promote the tournament, market our event, market our tournament, market the event, advertise our event, spread the word, get the word out, event promotion, promotional help, promotional support, ads, flyers, publicize, promoting',
      'PR/Media Assistance':
        'news coverage, newspaper, tv coverage, news media, local media, local news, local press, reporter, journalists, press conference, media contacts, media list, media help, media support, newscast, covered by the press, pr support, radio interviews',
      Signage:
        'street banner, wayfinding, directional signs, directional signage, event signs, event signage, yard signs, posters, billboard, marquee',
      'Site Visits':
        'visit venues, visit the venues, visit your venues, visit facilities, visit the facilities, tour venues, tour the venues, tour your venues, tour facilities, tour the facilities, tour your facilities, see the venues, see the facilities, see your venues, see your facilities, look at venues, look at facilities, scouting trip, scouting visit, walk through, walkthrough',
      Volunteer:
        'volunteering, helpers, staff our event, people to help, people to work, extra hands, find volunteers, recruit volunteers, provide volunteers, manpower',
      'Welcome Bags':
        'welcome gift, player gifts, gifts for players, gifts for teams, gifts for the teams, player bags, team bags, giveaways, freebies, goodies, welcome package, gift packs, gift baskets, treat bags',
      'Event Marketing Sponsorship':
        'sponsor our event, sponsor our tournament, sponsor an event, sponsor the event, sponsor events, find sponsors, sponsored, sponsoring, corporate sponsor, title sponsor, marketing sponsorship',
    },
  },
}

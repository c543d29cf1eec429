import type { AskedKind } from '../reading/segments.ts'

/** What questions in Spanish, as in Latin America, call values of pages, by field, beside what the markets know. Without diacritics. */
export const spanishWords: Readonly<
  Partial<Record<AskedKind, Readonly<Record<string, Readonly<Record<string, string>>>>>>
> = {
  hotel: {
    amenities: {
      'Free Breakfast':
        'el desayuno, desayuno, desayunos, desayunar, desayuno gratis, desayuno gratuito, desayuno incluido, desayuno continental, desayuno bufet, incluye desayuno, incluyen desayuno, dan desayuno',
      'Free Parking':
        'estacionamiento gratis, estacionamiento gratuito, estacionar, estacionarse, estacionarnos, donde estacionar, donde estacionarse, parqueo, aparcamiento, cochera, parking gratis',
      'Bus Parking':
        'camion, camiones, camion del equipo, lugar para el camion, guagua del equipo, camioneta del equipo, autobuses de los equipos, estacionamiento para autobus, estacionamiento para autobuses, estacionamiento para el autobus, estacionamiento de autobus, estacionamiento de autobuses, estacionamiento para camiones, estacionar el autobus, estacionar un autobus, estacionar nuestro autobus, estacionar autobuses, espacio para autobus, espacio para autobuses, espacio para un autobus, lugar para el autobus, autobus del equipo, nuestro autobus, autocar, autobuses, guagua, guaguas, estacionamiento para la guagua, estacionamiento pa la guagua, parqueo para la guagua, parqueo de guaguas',
      'Wi-Fi': 'internet gratis, internet inalambrico, conexion a internet, red inalambrica',
      Pool: 'nadar, banarse en la alberca, chapotear, darse un chapuzon, alberca, pileta, piscina techada, alberca techada, piscina cubierta, piscina interior, piscina al aire libre',
      'Fitness Center':
        'hacer ejercicio, ejercitarse, ejercitarnos, sala de ejercicio, caminadora, pesas, centro de acondicionamiento',
      Restaurant:
        'restaurante en el hotel, restaurante propio, restaurante dentro, restaurante, comer en el hotel, cenar en el hotel',
      Bar: 'bar en el hotel, trago, coctel, cocteles, cerveza, tomar algo',
      Kitchenettes:
        'cocinar, cocineta, cocina propia, cocina en la habitacion, preparar comida, preparar nuestra comida, hacer de comer, estufa, microondas',
      Suites: 'suite familiar, suites familiares, habitacion con sala',
      'Two Queen Beds':
        'dos camas, 2 camas, dos camas queen, 2 camas queen, camas queen, dos camas grandes, dos camas matrimoniales, cuatro por habitacion, 4 por habitacion, cuatro por cuarto, 4 por cuarto, cuatro en un cuarto, cuatro personas por habitacion, cuatro jugadores por habitacion, camas dobles',
      'Guest Laundry':
        'lavar, lavar ropa, lavar la ropa, lavar nuestra ropa, lavar uniformes, lavar los uniformes, lavar nuestros uniformes, lavadora, secadora, lavado de ropa, cuarto de lavado, servicio de lavanderia',
      'Meeting Rooms':
        'sala de juntas, sala de reuniones, sala de reunion, salon de reuniones, salon para juntas, salon de eventos, salones, reunion de equipo, reuniones de equipo, junta de equipo, reunion, reuniones, sala de conferencias',
      'Airport Shuttle':
        'transporte al aeropuerto, transporte del aeropuerto, transporte desde el aeropuerto, transporte gratis al aeropuerto, traslado al aeropuerto, traslado del aeropuerto, traslado desde el aeropuerto, traslados, servicio al aeropuerto, recogen en el aeropuerto, nos recogen en el aeropuerto, llevan al aeropuerto, camioneta al aeropuerto, lanzadera, recoge en el aeropuerto, nos recoge en el aeropuerto, servicio de transporte, recoger en el aeropuerto, pasan por nosotros al aeropuerto',
      'Pets Allowed':
        'perro, perra, perrito, mascota, aceptan perros, acepta perros, aceptan mascotas, acepta mascotas, admiten mascotas, admite mascotas, permiten mascotas, permiten perros, llevar perro, llevar al perro, llevar mascota, gato, animales, cachorro',
      'EV Charging':
        'auto electrico, carro electrico, coche electrico, coches electricos, vehiculo electrico, cargar el auto, cargar el carro, cargar el coche, cargador electrico, cargador para auto electrico, estacion de carga, cargador de autos, carga electrica, cargadores, cargan coches, cargan coches electricos, cargar carros electricos',
      'Wheelchair Accessible':
        'silla de ruedas, accesible, accesibilidad, discapacidad, discapacitado, discapacitada, discapacidades, personas con discapacidad, movilidad reducida, habitacion accesible, rampa',
    },
  },
  business: {
    attributes: {
      'Good for Groups':
        'una veintena, una treintena, una docena, una quincena, para un grupo grande, para todo el equipo, para un equipo entero, todo el equipo, equipo completo, equipo entero, aceptan grupos, recibe grupos, reciben grupos, mesa grande, mesa larga, salon privado, fiesta de equipo, cena de equipo, comida de equipo, festejar, celebrar con el equipo, cupo para grupos, quepa el equipo, quepa todo el equipo, cabe el equipo, grupos',
      'Good For Kids':
        'menu infantil, menu para ninos, menu de ninos, silla alta, silla para bebe, ninos pequenos, ninas, chiquitos, bebes, con ninos, con los ninos, para la familia, para toda la familia, toda la familia, familiar, familiares, para familias, en familia, ir con ninos',
      'Parking Available':
        'estacionamiento, con estacionamiento, tiene estacionamiento, tienen estacionamiento, hay estacionamiento, estacionar, estacionarse, estacionarnos, parqueo, aparcamiento, donde estacionar, donde estacionarse',
      'Wheelchair Accessible':
        'silla de ruedas, accesibilidad, discapacidad, discapacidades, discapacitado, discapacitada, personas con discapacidad, movilidad reducida, rampa',
      'Takes Reservations':
        'reservacion, reserva, reservar mesa, reservar una mesa, hacer reservacion, hacer una reservacion, hacer reserva, hacer una reserva, aceptan reservas, acepta reservaciones, aceptan reservaciones, apartar mesa, apartar una mesa, reservar',
      'Dogs Allowed':
        'perro, perra, perrito, cachorro, aceptan perros, acepta perros, aceptan mascotas, acepta mascotas, admiten perros, permiten perros, permiten mascotas, con perro, con nuestro perro, con mi perro, llevar perro, llevar al perro',
      'Wi-Fi': 'internet inalambrico, internet gratis, conexion a internet',
      'Outdoor Seating':
        'comer afuera, comer al aire libre, sentarse afuera, sentarnos afuera, mesas afuera, mesas al aire libre, al aire libre, afuera, mesas en la calle',
      'Offers Delivery':
        'servicio a domicilio, entrega, entregar, entregan, entrega a domicilio, entregan a domicilio, envio a domicilio, reparten, reparto, llevan al hotel, entregan al hotel, entregan en el hotel, pedir a domicilio',
      'Live Music': 'banda en vivo, grupo en vivo, mariachi, mariachis, grupo musical',
      'Full Bar': 'bebidas alcoholicas, tragos, coctel, cocteles, licor, licores, barra completa',
      TV: 'ver el partido, ver el juego, ver partidos, ver los partidos, ver juegos, ver un partido, ver futbol, ver el futbol, pasan el partido, pasan los partidos, televisiones, televisor, televisores, pantalla, pantalla grande, pantalla gigante',
    },
    businessType: {
      Hospitality:
        'salon de eventos, salones de eventos, salon de fiestas, salones de fiestas, salon de banquetes',
      Transportation:
        'renta de autobus, renta de autobuses, rentar un autobus, rentar autobus, rentar un camion, alquiler de autobus, alquiler de autobuses, alquilar un autobus, alquilar autobus, autobus charter, autobuses charter, compania de autobuses, autocar, autocares, transporte para el equipo, transporte de equipos, transporte para equipos, limusina',
    },
  },
  event: {
    type: {
      Tournament: 'copa, cuadrangular, cuadrangulares, jugar un torneo, torneos de fin de semana',
      Camp: 'campamento de verano, curso de verano, campo de entrenamiento',
      Practice: 'sesion de entrenamiento, sesiones de entrenamiento, practica abierta, entrenamiento abierto',
      Championship:
        'gran final, campeonato estatal, campeonato nacional, finales estatales, campeonato regional',
      Clinic: 'taller, talleres, clinica deportiva, curso para entrenadores, clases',
      Competition: 'competicion, concurso, competencia deportiva',
      Expo: 'exposicion, exhibicion',
      Conference: 'conferencia, convencion, congreso, simposio, cumbre',
      Game: 'ver un partido, ver un juego, ir a un partido, ir a un juego, encuentro deportivo, juego de local',
      League:
        'liga infantil, liga juvenil, liga recreativa, unirse a una liga, entrar a una liga, torneo de liga',
      Networking: 'convivio, evento de networking, red de contactos, hacer contactos, conocer gente',
      Race: 'carrera atletica, carrera de bicicletas, carrera ciclista',
      Showcase:
        'visoria, visor, visores, buscadores de talento, busca talentos, reclutador, reclutamiento, exhibicion de talento, entrenadores universitarios, cazatalentos',
      Tryout:
        'pruebas, prueba de seleccion, probarse, hacer pruebas, seleccion de jugadores, audicion, visorias',
      'Personal Training':
        'entrenamiento personal, entrenador personal, entrenador privado, clase particular, clases particulares, clase privada, entrenamiento individual, entrenamiento privado',
      'Virtual Events': 'evento virtual, eventos virtuales, evento en linea, por zoom, virtuales',
      Webinar: 'webinario, seminario web, seminario en linea, seminario virtual, videoconferencia',
      'Corporate Meeting':
        'reunion corporativa, reuniones corporativas, reunion de empresa, reuniones de empresa, evento corporativo, junta corporativa, reunion de negocios, evento empresarial',
      'Trade Show':
        'feria comercial, ferias comerciales, exposicion comercial, expo comercial, feria de negocios, feria industrial',
      Concert: 'concierto, musica en vivo, recital, festival de musica',
    },
    openToAge: {
      'All Ages':
        'todas las edades, cualquier edad, toda edad, toda la familia, para toda la familia, familiar, familiares, grandes y chicos',
      Youth:
        'nina, infantil, infantiles, juvenil, juveniles, jovenes, joven, menores, menores de edad, chicos, chiquitos, primaria, ninos pequenos, categoria infantil, categoria juvenil, liga infantil, liga juvenil',
      'High School':
        'preparatoria, prepa, bachillerato, adolescente, estudiantes de preparatoria, jovenes, joven',
      College: 'universitario, universitaria, estudiantes universitarios',
      Adult:
        'adulta, veterano, mayores de edad, mayores de 18, categoria libre, categoria veteranos, personas mayores, adultos mayores',
    },
    openToGender: {
      'Co-Ed': 'mixta, ninos y ninas, ninas y ninos, hombres y mujeres, mujeres y hombres, equipo mixto',
      Female:
        'femenina, femeniles, mujer, mujeres, dama, chica, muchacha, nina, equipo de ninas, equipo de mujeres',
      Male: 'masculina, varoniles, varon, varones, hombre, caballeros, muchachos',
      'Male & Female':
        'ninos y ninas, ninas y ninos, hombres y mujeres, mujeres y hombres, varonil y femenil, femenil y varonil, ambos sexos, ambas ramas',
    },
    eventLevel: {
      Amateur: 'recreativo, recreativa, recreacional, aficionado, nivel amateur, nivel recreativo',
      Collegiate: 'nivel universitario, deporte universitario, interuniversitario',
      'Semi-Professional': 'semiprofesional, semiprofesionales, semi profesional, ligas menores',
      Professional: 'profesional, profesionales, nivel profesional, equipos profesionales, ligas mayores',
    },
  },
  destination: {
    services: {
      'Grant Programs':
        'subvencion, financiamiento, financiacion, financiar, ayuda economica, ayuda financiera, apoyo economico, apoyo financiero, fondos, fondo para eventos, incentivo, programa de subvenciones, beca, ayuda con los gastos, ayuda con los costos, cubrir los gastos, cubrir gastos, cubrir costos, dinero para eventos, dinero para el evento, dinero para torneos, dinero para nuestro torneo, recursos economicos, reembolsos por habitaciones',
      'Lodging Services':
        'bloque de habitaciones, bloque de hotel, bloqueo de habitaciones, bloquear habitaciones, apartar habitaciones, reservar habitaciones, reservar hoteles para los equipos, reservacion de hoteles, reservaciones de hotel, reserva de habitaciones, hoteles para equipos, hoteles para los equipos, hospedar equipos, hospedar a los equipos, hospedaje para equipos, hospedaje para los equipos, alojar equipos, alojar a los equipos, alojamiento para equipos, alojamiento para los equipos, tarifa de grupo, tarifas para grupos, tarifa grupal, tarifas grupales, tarifas negociadas, negociar tarifas, ayuda con hoteles, ayuda con el hospedaje, hotel sede, hoteles sede',
      Marketing:
        'promover, promover el evento, promover nuestro evento, promover el torneo, promover nuestro torneo, promocionar, promocionar el evento, promocionar nuestro evento, promocion del evento, promocion de eventos, publicidad, anunciar, anunciar el evento, anunciar nuestro evento, difusion, difundir, difundir el evento, dar a conocer, mercadotecnia, redes sociales, publicitar, volantes',
      'PR/Media Assistance':
        'prensa, medio de comunicacion, medios, medios locales, cobertura, cobertura de medios, cobertura de prensa, cobertura mediatica, cobertura en medios, comunicado de prensa, conferencia de prensa, rueda de prensa, boletin de prensa, periodista, periodico, noticieros, noticias locales, relaciones con los medios, television local',
      Signage:
        'senalizacion, senaletica, senalamientos, manta, lona, pancarta, banderines, cartel, carteles, anuncios espectaculares, rotulos, avisos de bienvenida',
      'Site Visits':
        'visita de inspeccion, visita a las instalaciones, visita a las sedes, visitas guiadas, visitar las instalaciones, visitar instalaciones, visitar las sedes, visitar las canchas, ver las instalaciones, ver las sedes, ver las canchas, conocer las instalaciones, conocer las sedes, recorrido, recorrer las instalaciones, recorrer las sedes, recorrido por las instalaciones, viaje de inspeccion, inspeccionar, inspeccion',
      Volunteer: 'voluntaria, voluntariado, gente que ayude, personal de apoyo, conseguir voluntarios',
      'Welcome Bags':
        'bolsa de regalo, bolsas con regalos, kit de bienvenida, paquete de bienvenida, regalo de bienvenida, obsequio, obsequio de bienvenida, regalos para equipos, regalos para los equipos, regalos para jugadores, regalos para los jugadores, bolsitas de regalo, bolsitas, morrales',
      'Event Marketing Sponsorship':
        'patrocinio, patrocinador, patrocinar, patrocinan, patrocinar el evento, patrocinar nuestro evento, patrocinar el torneo, patrocinar nuestro torneo, auspicio, auspiciar, auspiciador, conseguir patrocinadores',
    },
  },
}

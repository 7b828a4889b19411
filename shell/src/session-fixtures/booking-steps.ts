import {
  chosenPackageSchema,
  confirmedOrderSchema,
  dealOfferSchema,
  extrasSchema,
  heldQuoteSchema,
  paymentAttemptSchema,
  type BookingSession,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { bookingChanges } from '@storefront/shared/contracts/booking-session/commands';
import { pence } from '@storefront/shared/domain/pricing/pence';

interface BookingStep {
  /** Name of the command. */
  readonly name: string;
  readonly change: (session: BookingSession) => BookingSession;
}

const NOON = 1_795_262_400_000;

const CHOSEN = chosenPackageSchema.parse({
  quoteReference: 'ref-412',
  flightId: 'LGW-AYT-8071',
  giataId: 104_233,
  hotelKey: 'H2A',
  hotelName: 'Sol Bay Resort',
  location: 'Side, Antalya',
  imageUrl: null,
  starClass: 4,
  departureDate: '2027-06-12',
  nights: 7,
  boardBasis: 'HB',
  rooms: [{ code: 'DB2', name: 'Double room with balcony' }],
  occupancy: [{ adults: 1, children: 1, childAges: [5] }],
  outbound: {
    flightNumber: '8071',
    airlineCode: 'u2',
    departureAirportCode: 'LGW',
    arrivalAirportCode: 'AYT',
    departsAt: '2027-06-12T06:10:00',
    arrivesAt: '2027-06-12T12:15:00',
  },
  inbound: {
    flightNumber: '8072',
    airlineCode: 'u2',
    departureAirportCode: 'AYT',
    arrivalAirportCode: 'LGW',
    departsAt: '2027-06-19T13:05:00',
    arrivesAt: '2027-06-19T15:40:00',
  },
  flightPricePerPerson: 18_100,
  pricePerPerson: 41_200,
});

const TOUR = { id: 't1', name: 'Old town walk', pricePerPerson: 4_550, included: false };
const BOARD = { id: 'b1', boardType: 'FB', pricePerPerson: 0, included: true };

const OFFER = dealOfferSchema.parse({
  dealId: '301',
  shipName: 'Aegean Star',
  tours: [{ ...TOUR, description: '<p>Three hours on foot</p>', image: null, features: ['Guide'] }],
  cruiseBoards: [{ ...BOARD, features: ['Drinks'] }],
});

const EXTRAS = extrasSchema.parse({
  transfer: 'SHUTTLE',
  holdBags: 1,
  tours: [TOUR],
  cruiseBoard: BOARD,
});

const QUOTE = heldQuoteSchema.parse({
  quoteId: 'quote-1',
  lines: [{ label: 'Holiday, 2 x £412.00', amount: 82_400 }],
  total: 82_400,
  perPerson: 41_200,
  deposit: 44_440,
  expiresAt: '2026-11-21T12:30:00Z',
});

const CONTACT = { email: 'ann@example.com', phone: '02079460123' };
const LEAD = {
  ...CONTACT,
  postcode: 'N1 1AA',
  addressLineOne: '1 High Road',
  addressLineTwo: '',
  city: 'London',
  country: 'United Kingdom',
};
const PASSENGERS = [
  { title: 'Mrs', firstName: 'Ann', lastName: 'Bo', dateOfBirth: '1980-02-29' },
  { title: 'Miss', firstName: 'Cleo', lastName: 'Bo', dateOfBirth: '2021-08-01' },
];

const ATTEMPT = paymentAttemptSchema.parse({
  paymentId: '3f1c2d8a-6a51-4f0e-9f7b-0a4f5b7c9d10',
  route: 'gateway',
  paymentType: 'deposit',
  amount: 44_440,
  state: 'pending',
  paymentUrl: 'https://pay.example.com/pay/abc',
  quote: QUOTE,
  startedAt: NOON,
});

const ORDER = confirmedOrderSchema.parse({
  orderId: 'order-1',
  referenceId: 'SP-REF-1',
  total: 82_400,
  paid: 44_440,
  balance: 37_960,
});

const ROOM = { code: 'DB2-SEA', name: 'Double room with sea view', pricePerPerson: pence(3_800) };

/** A complete booking that uses every command of the booking store. */
export const BOOKING_STEPS: readonly BookingStep[] = [
  { name: 'clear', change: bookingChanges.clear() },
  { name: 'choosePackage', change: bookingChanges.choosePackage(CHOSEN, NOON) },
  { name: 'choosePackage in another room', change: bookingChanges.choosePackage(CHOSEN, NOON, null, ROOM) },
  { name: 'choosePackage of a deal', change: bookingChanges.choosePackage(CHOSEN, NOON, OFFER) },
  { name: 'chooseTransfer', change: bookingChanges.chooseTransfer(EXTRAS.transfer) },
  { name: 'chooseHoldBags', change: bookingChanges.chooseHoldBags(EXTRAS.holdBags) },
  { name: 'chooseTours', change: bookingChanges.chooseTours(EXTRAS.tours) },
  { name: 'chooseCruiseBoard', change: bookingChanges.chooseCruiseBoard(EXTRAS.cruiseBoard) },
  { name: 'holdQuote', change: bookingChanges.holdQuote(QUOTE) },
  { name: 'saveContact', change: bookingChanges.saveContact(CONTACT) },
  { name: 'enterPassengers', change: bookingChanges.enterPassengers(LEAD, PASSENGERS) },
  { name: 'leadPassengerSaved', change: bookingChanges.leadPassengerSaved('lead-1') },
  { name: 'passengersSaved', change: bookingChanges.passengersSaved() },
  { name: 'recordPayment', change: bookingChanges.recordPayment(ATTEMPT) },
  { name: 'confirmOrder', change: bookingChanges.confirmOrder(ORDER) },
];

/** A session in the unversioned format of the specification, with prices in pounds (DOM-BOOK-01 to 05). */
export const UNVERSIONED_SESSION = {
  guid: 'ref-412',
  pricePerPerson: 412,
  guests: 2,
  duration: 7,
  departureDate: '2027-06-12',
  hotelDetails: {
    name: 'Sol Bay Resort',
    location: 'Side, Antalya',
    currentRoom: 'Double room',
    currentBoard: 'HB',
    availableBoards: [{ boardCode: 'AI', boardName: 'All Inclusive', priceDifference: 75, isSelected: true }],
    availableRooms: [{ roomCode: 'DBS', roomName: 'Sea view', priceDifference: 40, isSelected: true }],
  },
  flightDetails: {
    outbound: unversionedLeg('LGW', 'AYT', '2027-06-12'),
    inbound: unversionedLeg('AYT', 'LGW', '2027-06-19'),
    totalFlightPrice: 362,
  },
  selectedTransfer: 'SHUTTLE',
  contactEmail: CONTACT.email,
  contactPhone: CONTACT.phone,
  giataId: 104_233,
  hotelKey: 'H2A',
  fltId: 'LGW-AYT-8071',
};

function unversionedLeg(departureAirport: string, arrivalAirport: string, date: string) {
  const times = { departureTime: `${date}T06:10:00`, arrivalTime: `${date}T12:15:00` };
  return { flightNumber: '8071', airline: 'u2', departureAirport, arrivalAirport, ...times };
}

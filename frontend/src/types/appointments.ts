/** Appointments and free slots (docs/API.md, "Appointments"). */
import type { Answered, Schemas } from './api';

export type AppointmentStatus = 'pending' | 'confirmed' | 'declined' | 'cancelled' | 'completed';

export type Slot = Answered<Schemas['Slot']>;

export type Appointment = Answered<Schemas['Appointment'], { status: AppointmentStatus }>;

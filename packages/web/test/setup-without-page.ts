import { beforeEach } from 'vitest';
import { resetConnection } from '../src/lib/api/connection.ts';
import { failOnComplaints } from './fail-on-complaints.ts';

failOnComplaints();

// The server answers, unless a test is about its absence.
beforeEach(() => resetConnection(async () => true));

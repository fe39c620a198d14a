import type { Page } from '@playwright/test';
import { type Calls, callAs } from '../support/call-as.ts';
import { cloth } from '../support/drawn-pictures.ts';
import { press } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

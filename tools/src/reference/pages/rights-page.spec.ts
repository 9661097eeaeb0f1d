import { Controller, Get, Post, SetMetadata, UseGuards } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { describe, expect, it } from '@jest/globals';
import { routesOf } from '../apps/endpoints.js';
import { rightsPage } from './rights-page.js';

class Porter {
  canActivate(): boolean {
    return false;
  }
}
const Needs = (need: object) => SetMetadata('account:need', need);

@Controller(['api/v2/sheds', 'sheds'])
@UseGuards(Porter)
class ShedsController {
  @Get()
  @Needs({ of: 'user', scope: 'apps' })
  list(): string {
    return 'sheds';
  }
  @Post(':shedId')
  @Needs({ of: 'app', right: 'settings' })
  paint(): string {
    return 'painted';
  }
}

@Controller('visits')
@OpenTo('anybody')
class VisitsController {
  @Get()
  list(): string {
    return 'visits';
  }
}

@Controller('windows')
class WindowsController {
  @Get()
  silent(): string {
    return 'nothing is said';
  }
}

@Controller('gates')
class GatesController {
  @Get()
  @Needs({ of: 'user', scope: 'apps' })
  open(): string {
    return 'nobody asks';
  }
}

@Controller('undescribed')
class UndescribedController {
  @Get()
  @Needs({ of: 'password' })
  ask(): string {
    return 'nobody explains';
  }
}

const pageOf = (...controllers: (new () => unknown)[]) =>
  rightsPage([
    { app: 'account', routes: routesOf([Object.fromEntries(controllers.map((each) => [each.name, each]))]) },
  ]);

describe('The page of rights', () => {
  it('has a row for every route, with the requirements of its decorators and its guard', () => {
    const page = pageOf(ShedsController, VisitsController);
    expect(page).toContain('| `GET` | `/api/v2/sheds` | scope `apps` | token of a user |');
    expect(page).toContain(
      '| `POST` | `/api/v2/sheds/:shedId` | `settings` on the application | token, access key |',
    );
    expect(page).toContain('| `GET` | `/visits` | none | none |');
  });

  it('lists every right that exists', () =>
    expect(pageOf()).toContain('| components | `component:settings`'));

  it('fails while a route does not declare its access', () =>
    expect(() => pageOf(WindowsController)).toThrow('WindowsController.silent does not declare its access'));

  it('fails while a route with requirements has no guard', () =>
    expect(() => pageOf(GatesController)).toThrow('GatesController.open has requirements but no guard'));

  it('fails for a requirement without a description', () =>
    expect(() => pageOf(UndescribedController)).toThrow(
      'UndescribedController.ask does not declare its access',
    ));

  it('leaves out apps that check rights elsewhere', () =>
    expect(rightsPage([{ app: 'handler', routes: routesOf([{ WindowsController }]) }])).not.toContain(
      'windows',
    ));
});

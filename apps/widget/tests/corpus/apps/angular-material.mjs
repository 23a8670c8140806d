import '@angular/compiler';
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatButtonToggleModule } from '@angular/material/button-toggle';
import { MatCardModule } from '@angular/material/card';
import { MatCheckboxModule } from '@angular/material/checkbox';
import { MatChipsModule } from '@angular/material/chips';
import { MatExpansionModule } from '@angular/material/expansion';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { MatListModule } from '@angular/material/list';
import { MatPaginatorModule } from '@angular/material/paginator';
import { MatRadioModule } from '@angular/material/radio';
import { MatSelectModule } from '@angular/material/select';
import { MatSlideToggleModule } from '@angular/material/slide-toggle';
import { MatTabsModule } from '@angular/material/tabs';
import { MatToolbarModule } from '@angular/material/toolbar';
import { bootstrapApplication } from '@angular/platform-browser';

/** The library's own components, as its documentation shows them. */
const App = Component({
  selector: 'app-root',
  imports: [
    MatButtonModule,
    MatButtonToggleModule,
    MatCardModule,
    MatCheckboxModule,
    MatChipsModule,
    MatExpansionModule,
    MatFormFieldModule,
    MatInputModule,
    MatListModule,
    MatPaginatorModule,
    MatRadioModule,
    MatSelectModule,
    MatSlideToggleModule,
    MatTabsModule,
    MatToolbarModule,
  ],
  template: `
    <mat-toolbar><span>Shiba app</span></mat-toolbar>
    <main>
      <h1 class="mat-headline-large">Overview</h1>
      <mat-card><mat-card-header><mat-card-title>Shiba Inu</mat-card-title><mat-card-subtitle>Dog breed</mat-card-subtitle></mat-card-header>
        <mat-card-content><p>The Shiba Inu is the smallest of the six original and distinct spitz breeds of dog from Japan.</p></mat-card-content>
        <mat-card-actions><button matButton>Like</button> <button matButton="filled">Share</button> <button matButton="outlined" disabled>Disabled</button></mat-card-actions></mat-card>
      <mat-tab-group><mat-tab label="First">Content 1</mat-tab><mat-tab label="Second">Content 2</mat-tab><mat-tab label="Third">Content 3</mat-tab></mat-tab-group>
      <p><mat-checkbox checked>Check me!</mat-checkbox> <mat-checkbox>Not checked</mat-checkbox> <mat-checkbox disabled>Disabled</mat-checkbox></p>
      <mat-radio-group aria-label="Select an option"><mat-radio-button value="1" checked>Option 1</mat-radio-button><mat-radio-button value="2">Option 2</mat-radio-button></mat-radio-group>
      <p><mat-slide-toggle checked>Slide me!</mat-slide-toggle> <mat-slide-toggle>Off</mat-slide-toggle></p>
      <mat-button-toggle-group aria-label="Font style" value="bold"><mat-button-toggle value="bold">Bold</mat-button-toggle><mat-button-toggle value="italic">Italic</mat-button-toggle></mat-button-toggle-group>
      <p><mat-form-field><mat-label>Favorite food</mat-label><input matInput value="Sushi"><mat-hint>Anything goes</mat-hint></mat-form-field>
      <mat-form-field appearance="outline"><mat-label>State</mat-label><mat-select value="one"><mat-option value="one">First option</mat-option></mat-select></mat-form-field></p>
      <mat-chip-set aria-label="Fish"><mat-chip>One fish</mat-chip><mat-chip>Two fish</mat-chip></mat-chip-set>
      <mat-accordion><mat-expansion-panel expanded><mat-expansion-panel-header><mat-panel-title>Personal data</mat-panel-title><mat-panel-description>Type your name and age</mat-panel-description></mat-expansion-panel-header><p>Text of an open panel.</p></mat-expansion-panel>
        <mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Self aware panel</mat-panel-title></mat-expansion-panel-header></mat-expansion-panel></mat-accordion>
      <mat-nav-list><a mat-list-item href="#1" activated>Link of this page</a><a mat-list-item href="#2">Another link</a></mat-nav-list>
      <mat-paginator [length]="100" [pageSize]="10" aria-label="Select page"></mat-paginator>
    </main>`,
})(class {});

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
